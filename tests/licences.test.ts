import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { z } from 'zod'

/** SPDX licences that require no more than a notice. */
const ALLOWED = new Set([
  ...['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0'],
  ...['CC0-1.0', 'ISC', 'MIT', 'MIT-0', 'Unlicense'],
])

/** Packages (`*` as final wildcard), their licence in the lock file ('' for none), and the reason of the exception. */
const EXCEPTIONS: readonly (readonly [packages: string, licence: string, reason: string])[] = [
  [
    '@img/sharp-libvips-*',
    'LGPL-3.0-or-later',
    'sharp loads it unchanged; whoever deploys may replace it',
  ],
  [
    '@img/sharp-win32-*',
    'Apache-2.0 AND LGPL-3.0-or-later',
    'the same library, within the package',
  ],
  [
    '@img/sharp-wasm32',
    'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
    'the same library, within the package',
  ],
  ['@vercel/stega', 'MPL-2.0', 'used unchanged; the licence is per file'],
  ['axe-core', 'MPL-2.0', 'used unchanged, in tests alone'],
  ['lightningcss*', 'MPL-2.0', 'used unchanged, to build the Studio'],
  [
    '@fontsource-variable/*',
    'OFL-1.1',
    'fonts, not sold by themselves; web/styles/fonts has the licence beside them',
  ],
  ['caniuse-lite', 'CC-BY-4.0', 'data for the build; its package names it'],
  ['jsonify', 'Public Domain', 'public domain, before SPDX had a word'],
  ['mkdirp', 'MIT/X11', 'the MIT licence by its older name'],
  ['fast-shallow-equal', '', 'the Unlicense, by the file LICENSE beside it'],
  ['react-universal-interface', '', 'the Unlicense, by the file LICENSE beside it'],
  ['compute-*', '', 'MIT, in the older field `licenses`'],
  ['validate.io-*', '', 'MIT, in the older field `licenses`'],
  ['md5-o-matic', '', 'MIT, in the older field `licenses`'],
  ['format', '', 'MIT, in the older field `licenses`'],
  ['hogan.js', '', 'Apache-2.0, in the older field `licenses`'],
]

const { packages } = z
  .object({ packages: z.record(z.string(), z.object({ license: z.string().default('') })) })
  .parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))

/** Evaluates an SPDX expression: one side of an OR suffices, an AND needs both. Nested brackets are refused. */
function isAllowed(expression: string): boolean {
  const bare = expression.replace(/^\((.*)\)$/, '$1')
  const sides = /[()]/.test(bare) ? [] : bare.split(' OR ')
  return sides.some((side) => side.split(' AND ').every((licence) => ALLOWED.has(licence)))
}

function mayBeUsed(name: string, licence: string): boolean {
  const isExcepted = EXCEPTIONS.some(([names, other]) => {
    const fits = names.endsWith('*') ? name.startsWith(names.slice(0, -1)) : name === names
    return fits && licence === other
  })
  return isExcepted || isAllowed(licence)
}

it.each([
  ['a', '(MPL-2.0 OR Apache-2.0)', true],
  ['a', 'MIT AND Apache-2.0', true],
  ['a', 'MIT AND GPL-3.0-only', false],
  ['a', '(MIT OR ISC) AND (GPL-3.0-only OR GPL-2.0-only)', false],
  ['a', 'UNLICENSED', false],
  ['a', '', false],
  ['axe-core', 'MPL-2.0', true],
  ['axe-core', 'GPL-3.0-only', false],
  ['sharp', 'LGPL-3.0-or-later', false],
])('the package %s under the licence %j may be used: %s', (name, licence, expected) => {
  expect(mayBeUsed(name, licence)).toBe(expected)
})

it('each package of the lock file, for every platform, has an allowed licence', () => {
  const installed = Object.entries(packages).filter(([folder]) => folder !== '')
  const refused = installed
    .map(([folder, { license }]) => [folder.replace(/.*node_modules\//, ''), license] as const)
    .filter(([name, licence]) => !mayBeUsed(name, licence))
  expect(installed.length).toBeGreaterThan(1000)
  expect(refused).toEqual([])
})
