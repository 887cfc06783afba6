import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Level, OrderBook } from './order-book.ts'

/** Applies a delta as a client does. */
function apply(levels: Level[], changes: Level[], isBid: boolean): Level[] {
  const book = new Map(levels.map((level) => [level[0], level]))
  for (const change of changes)
    if (change.slice(1).every((size) => size === '0')) book.delete(change[0])
    else book.set(change[0], change)
  return [...book.values()].toSorted((a, b) => (isBid ? -1 : 1) * (Number(a[0]) - Number(b[0])))
}

it('the order book equals its snapshot plus deltas, and bids never cross asks', () => {
  const options = fc.record({
    depth: fc.constantFrom(1, 2, 25, 50),
    sizes: fc.constantFrom(1 as const, 2 as const),
    bestBid: fc.integer({ min: 100_000, max: 999_999 }),
    spread: fc.integer({ min: 1, max: 9 }),
    decimals: fc.constantFrom(0, 1, 4),
  })
  const randoms = fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true }))
  fc.assert(
    fc.property(options, randoms, ({ spread, ...others }, stream) => {
      const random = () => Number(stream.next().value)
      const book = new OrderBook({ ...others, bestAsk: others.bestBid + spread, random })
      let { b, a } = book.snapshot()
      for (let turn = 0; turn < 30; turn += 1) {
        const changes = book.move()
        b = apply(b, changes.b, true)
        a = apply(a, changes.a, false)
        expect({ b, a }).toEqual(book.snapshot())
        expect([b.length, a.length]).toEqual([others.depth, others.depth])
        expect(Number(b[0]?.[0])).toBeLessThan(Number(a[0]?.[0]))
      }
    }),
    { numRuns: 50 },
  )
})
