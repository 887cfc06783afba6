import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { changelogParts } from './parts.ts'

const LENGTH = 5
/** `count` entries, the newest first. */
const entries = (count: number) => Array.from({ length: count }, (_, index) => count - index)
const counts = fc.nat(60)

it('changelogParts puts every entry in exactly one part, in order', () => {
  fc.assert(
    fc.property(counts, (count) => {
      const { newest, earlier } = changelogParts(entries(count), LENGTH)
      expect([...newest, ...earlier.toReversed().flat()]).toEqual(entries(count))
    }),
  )
})

it('changelogParts keeps the earlier parts unchanged when entries are added', () => {
  fc.assert(
    fc.property(counts, counts, (count, added) => {
      const { earlier } = changelogParts(entries(count), LENGTH)
      expect(
        changelogParts(entries(count + added), LENGTH).earlier.slice(0, earlier.length),
      ).toEqual(earlier)
    }),
  )
})

it('changelogParts fills every earlier part, and keeps the newest under two parts long', () => {
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
