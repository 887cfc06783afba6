import { expect, it } from 'vitest'
import { currentHeading } from './toc-highlight.ts'

it.each([
  ['no headings', [], -1],
  ['the first, in the upper half', [100, 700, 1500], 0],
  ['none before the first, which is in the lower half', [600, 1500], -1],
  ['the one before the first that is in the lower half', [-300, 600, 1500], 0],
  ['one right below the navbar', [-900, 56, 300], 1],
  ['the next of one just under the navbar', [-900, 55, 300], 2],
  ['the last, past it', [-900, -500], 1],
])('currentHeading for %s', (_what, tops, index) => {
  expect(currentHeading(tops, 56, 900)).toBe(index)
})
