import { expect, it } from 'vitest'
import { frameLines } from './frame-lines.ts'

it.each([
  [{ numbers: false, marked: [] }, 'a\nb\nc'],
  [{ numbers: false, marked: [2] }, 'a\n<mark>b\n</mark>c'],
  [{ numbers: true, marked: [3] }, '<span>a\n</span><span>b\n</span><mark>c</mark>'],
])('%o', (look, expected) => {
  expect(frameLines('a\nb\nc', look)).toBe(expected)
})
