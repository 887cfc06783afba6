import fc from 'fast-check'
import { expect, it } from 'vitest'
import { partOf } from './get-page.ts'

it.each([
  [{ offset: 0, limit: 100 }, { part: 'one\ntwo\nthree' }],
  [
    { offset: 0, limit: 6 },
    { part: 'one\n', next: 4 },
  ],
  [
    { offset: 4, limit: 4 },
    { part: 'two\n', next: 8 },
  ],
  // The first line is longer than the part.
  [
    { offset: 8, limit: 2 },
    { part: 'th', next: 10 },
  ],
  [{ offset: 50, limit: 2 }, { part: '' }],
])('partOf %j', (part, expected) => {
  expect(partOf('one\ntwo\nthree', part)).toEqual(expected)
})

it('partOf returns consecutive parts that join to the whole text', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', '\n') }),
      fc.integer({ min: 1, max: 5 }),
      (text, limit) => {
        let whole = ''
        for (let offset: number | undefined = 0; offset !== undefined; ) {
          const { part, next } = partOf(text, { offset, limit })
          whole += part
          offset = next
        }
        expect(whole).toBe(text)
      },
    ),
  )
})
