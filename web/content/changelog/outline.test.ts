import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lakeOf } from '../../testing/lake-of.ts'
import { Reader } from '../lake/reader.ts'
import { fetchChangelogPart } from './outline.ts'

const unhandled = vi.fn()
beforeEach(() => void process.on('unhandledRejection', unhandled))
afterEach(() => void process.off('unhandledRejection', unhandled))

const entries = Array.from({ length: 600 }, (_, index) => ({
  _id: `entry-${String(index).padStart(3, '0')}`,
  _type: 'changelogEntry',
  _updatedAt: '2026-01-01T00:00:00Z',
  date: '2026-01-01',
  kind: 'added',
  title: { en: `Entry ${index}` },
}))

it("fetchChangelogPart rejects with the lake's failure, and leaves no rejection of another part unhandled", async () => {
  const lake = lakeOf(entries)
  let fetchCount = 0
  const fetch = async (...question: [string]) => {
    fetchCount += 1
    // Only the outline is answered; the queries for the entries fail.
    if (fetchCount > 1) throw new Error(`no answer ${fetchCount}`)
    return Reflect.apply(lake.fetch, lake, question)
  }
  const reader = new Reader(Object.assign(Object.create(lake), { fetch }))
  await expect(fetchChangelogPart(reader, 'whole')).rejects.toThrow('no answer')
  expect(fetchCount).toBeGreaterThan(2)
  // Node reports unhandled rejections at the end of the turn.
  await new Promise((resolve) => setImmediate(resolve))
  expect(unhandled).not.toHaveBeenCalled()
})
