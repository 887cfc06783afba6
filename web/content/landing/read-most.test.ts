import { describe, expect, it } from 'vitest'
import { READING_DAY } from '../../../schemas/reading-day.ts'
import { lakeOf } from '../../testing/lake-of.ts'
import { Reader } from '../lake/reader.ts'
import { fetchReadMost } from './read-most.ts'

/** The counts of the day that is `back` days before today. */
function day(back: number, counts: Record<string, number>, what = 'readers', locale = 'en') {
  const pages = Object.entries(counts).map(([path, count]) => ({ path, locale, [what]: count }))
  const date = new Date(Date.now() - back * 24 * 60 * 60_000).toISOString().slice(0, 10)
  return { _id: `${READING_DAY}.${date}`, _type: READING_DAY, day: date, pages }
}

const readMost = (...found: Record<string, unknown>[]) =>
  fetchReadMost(new Reader(lakeOf(found)), 'en')

describe('fetchReadMost', () => {
  it('returns the pages of the last week in the given locale, without the landing page', async () => {
    const days = [day(0, { a: 2, b: 5, '': 9 }), day(6, { a: 4, c: 1 }), day(7, { c: 20 })]
    const chinese = day(1, { d: 7 }, 'readers', 'zh-TW')
    expect(await readMost(...days, chinese)).toEqual(['a', 'b', 'c'])
  })

  it('returns none when too few pages were read', async () => {
    expect(await readMost(day(0, { a: 100, b: 100 }))).toEqual([])
    expect(await readMost()).toEqual([])
  })

  it('ignores pages read by programs', async () => {
    expect(await readMost(day(0, { a: 9, b: 9, c: 9 }, 'agents'))).toEqual([])
  })
})
