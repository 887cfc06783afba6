import { expect, it } from 'vitest'
import { checkLicence } from './check-licence.ts'

it.each([
  ['a', 'MIT', true],
  ['a', '(MPL-2.0 OR Apache-2.0)', true],
  ['a', 'MIT AND Apache-2.0', true],
  ['a', 'MIT AND GPL-3.0-only', false],
  ['a', '(MIT OR (GPL-3.0-only AND ISC))', false],
  ['a', 'GPL-3.0-only', false],
  ['a', 'UNLICENSED', false],
  ['a', '', false],
  ['axe-core', 'MPL-2.0', true],
  // An exception is for the licence that it was made for.
  ['axe-core', 'GPL-3.0-only', false],
  ['@img/sharp-libvips-linux-x64', 'LGPL-3.0-or-later', true],
  ['sharp', 'LGPL-3.0-or-later', false],
])('%s under %j: %s', (name, licence, expected) => {
  expect(checkLicence(name, licence) !== undefined).toBe(expected)
})
