import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { changelogParts } from './parts.ts'

const LENGTH = 5
/** As many entries, the newest first. */
const entries = (count: number) => Array.from({ length: count }, (_, index) => count - index)
const counts = fc.nat(60)

it('has every entry in exactly one part, in its order', () => {
  fc.assert(
    fc.property(counts, (count) => {
      const { newest, earlier } = changelogParts(entries(count), LENGTH)
      expect([...newest, ...earlier.toReversed().flat()]).toEqual(entries(count))
    }),
  )
})

it('keeps what a part holds when entries are added', () => {
  fc.assert(
    fc.property(counts, counts, (count, added) => {
      const { earlier } = changelogParts(entries(count), LENGTH)
      expect(
        changelogParts(entries(count + added), LENGTH).earlier.slice(0, earlier.length),
      ).toEqual(earlier)
    }),
  )
})

it('has full parts, and no more than two of them on one page', () => {
  fc.assert(
    fc.property(counts, (count) => {
      const { newest, earlier } = changelogParts(entries(count), LENGTH)
      for (const part of earlier) expect(part).toHaveLength(LENGTH)
      expect(newest.length).toBeLessThan(2 * LENGTH)
      if (earlier.length > 0) expect(newest.length).toBeGreaterThanOrEqual(LENGTH)
    }),
  )
})

test.each([
  [0, 0],
  [9, 0],
  [10, 1],
  [14, 1],
  [15, 2],
])('%i entries have %i earlier parts', (count, parts) => {
  expect(changelogParts(entries(count), LENGTH).earlier).toHaveLength(parts)
})
