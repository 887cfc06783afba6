import { describe, expect, it } from 'vitest'
import type { ReadingDay } from '../../schemas/reading-day.ts'
import { readWithoutReview, staleByReaders } from './read-without-review.ts'
import { lastOf, leastHelpful, sumMissing, sumPages, totals } from './reading-days.ts'

const day = (name: string, more: Partial<ReadingDay>): ReadingDay => ({
  _id: `readingDay.${name}`,
  day: name,
  pages: [],
  agents: [],
  missing: [],
  others: {},
  ...more,
})
const now = new Date('2026-11-27T12:00:00Z')
const days = [
  day('2026-11-27', {
    pages: [
      { path: 'v5/a', locale: 'en', readers: 3, yes: 1 },
      { path: 'v5/a', locale: 'zh-TW', readers: 2 },
    ],
    agents: [{ client: 'tool', form: 'md', locale: 'en', count: 4 }],
    missing: [{ path: 'v5/x', count: 2, from: [{ page: '/docs/v5/a', count: 1 }] }],
  }),
  day('2026-11-10', {
    pages: [
      { path: 'v5/a', locale: 'en', readers: 1, wrong: 2 },
      { path: 'v5/b', locale: 'en', readers: 9 },
    ],
    agents: [{ client: 'tool', form: 'mcp', tool: 'get_page', locale: 'en', count: 1 }],
    missing: [
      { path: 'v5/y', count: 3, from: [] },
      { path: 'v5/x', count: 2, from: [{ page: '/docs/v5/a', count: 2 }] },
    ],
  }),
]

describe('reading days', () => {
  it('sumPages adds up the counts of each page and language', () => {
    expect(sumPages(days)).toEqual([
      { path: 'v5/a', locale: 'en', readers: 4, yes: 1, wrong: 2 },
      { path: 'v5/a', locale: 'zh-TW', readers: 2 },
      { path: 'v5/b', locale: 'en', readers: 9 },
    ])
  })

  it('lastOf returns the days of a period, including today', () => {
    expect(lastOf(days, 7, now).map((one) => one.day)).toEqual(['2026-11-27'])
    expect(lastOf(days, 28, now)).toHaveLength(2)
    const edge = [day('2026-11-21', {}), day('2026-11-20', {})]
    expect(lastOf(edge, 7, now).map((one) => one.day)).toEqual(['2026-11-21'])
  })

  it('totals adds up by kind and language', () => {
    const { kinds, forms, tools } = totals(days)
    const plain = (sums: ReturnType<typeof totals>['kinds']) =>
      Object.fromEntries([...sums].map(([name, row]) => [name, Object.fromEntries(row)]))
    expect(plain(kinds)).toEqual({ readers: { en: 13, 'zh-TW': 2 }, tool: { en: 5 } })
    expect(plain(forms)).toEqual({ md: { en: 4 } })
    expect(plain(tools)).toEqual({ get_page: { en: 1 } })
  })

  it('sumMissing returns missing addresses, most requested first, with the linking pages', () => {
    expect(sumMissing(days)).toEqual([
      { path: 'v5/x', count: 4, from: [{ page: '/docs/v5/a', count: 3 }] },
      { path: 'v5/y', count: 3, from: [] },
    ])
  })
})

it('leastHelpful ranks pages by the certainty that their share of noes is high', () => {
  const found = leastHelpful([
    { path: 'one-of-one', locale: 'en', wrong: 1 },
    { path: 'most-of-many', locale: 'en', yes: 10, unclear: 20, missing: 5 },
    { path: 'few-of-many', locale: 'en', yes: 90, broken: 10 },
    { path: 'liked', locale: 'en', yes: 9 },
  ])
  expect(found.map(({ path }) => path)).toEqual(['most-of-many', 'one-of-one', 'few-of-many'])
  expect(found[0]).toMatchObject({
    no: 25,
    yes: 10,
    reasons: [
      ['unclear', 20],
      ['missing', 5],
    ],
  })
})

const page = (id: string, shows: string[] = []) => ({
  id: `page-${id}`,
  path: `v5/${id}`,
  title: id,
  shows,
})
const published = { pages: [page('a', ['operation-a']), page('b')], redirected: [], reviewed: [] }

it('readWithoutReview returns no page of a section with mandatory review', () => {
  const rows = sumPages(days)
  expect(readWithoutReview(rows, published).map((one) => [one.page.id, one.readers])).toEqual([
    ['page-b', 9],
    ['page-a', 6],
  ])
  expect(readWithoutReview(rows, { ...published, reviewed: ['v5/b'] })).toHaveLength(1)
})

it('staleByReaders counts readers of all pages that show the document in its language', () => {
  const stale = ['page-a', 'operation-a', 'page-b', 'page-c'].map((id) => ({ id }))
  expect(
    staleByReaders(stale, sumPages(days), 'zh-TW', published.pages).map(({ row, readers }) => [
      row.id,
      readers,
    ]),
  ).toEqual([
    ['page-a', 2],
    ['operation-a', 2],
  ])
})
