import { expect, it } from 'vitest'
import { isComposing } from './is-composing.ts'

it.each([
  ['while a word is composed', true, 13, true],
  ['that ends a composition in Safari', false, 229, true],
  ['of no composition', false, 13, false],
])('isComposing recognises a key %s', (_when, composing, keyCode, expected) => {
  expect(isComposing({ isComposing: composing, keyCode })).toBe(expected)
})
