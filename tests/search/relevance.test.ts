import { beforeAll, expect, test } from 'vitest'
import type { Locale } from '../../web/config/locales.ts'
import { elsewhere, otherExchangeNames } from '../../web/search/elsewhere.ts'
import type { SearchRecord } from '../../web/search/record.ts'
import { isAt } from '../../web/search/trial/rank-queries.ts'
import { bm25Of } from './bm25.ts'
import { startLocalSearch } from './local-search.ts'
import { type RatedQuery, rateQueries } from './rate-queries.ts'
import { relevanceTable } from './relevance-table.ts'
import { byKind, kindsTable, misses, shares } from './report.ts'

let rated: RatedQuery[]
let histories: RatedQuery[]
let records: ReadonlyMap<Locale, SearchRecord[]>
/** One row per page that must be among the first three. */
const monthsOfTrades = (
  [
    ['en', '30 days of executions'],
    ['en', 'executions of the last month'],
    ['en', '30 days of fills'],
    ['zh-TW', '三十天成交紀錄'],
    ['zh-TW', '30 天成交紀錄'],
    ['zh-TW', '一個月的成交紀錄'],
  ] as const
).flatMap(([locale, q]) =>
  ['v5/order/execution', 'v5/guides/history'].map((place) => ({
    q,
    locale,
    places: [place],
    table: 'tuned' as const,
    kind: 'task',
  })),
)

beforeAll(async () => {
  const search = await startLocalSearch()
  try {
    records = search.records
    rated = await rateQueries(search.client, 'current', relevanceTable())
    histories = await rateQueries(search.client, 'current', monthsOfTrades)
  } finally {
    await search.stop()
  }
}, 300_000)

test('queries for a month of executions find their endpoint and the guide among the first three', () => {
  expect(misses(histories.filter(({ inThree }) => !inThree)).join('\n')).toBe('')
})

test('each table has each query of a locale once, and all together more than 500', () => {
  const queries = rated.map(({ locale, q, table }) => `${table} ${locale} ${q}`)
  expect(queries.filter((query, index) => queries.indexOf(query) !== index)).toEqual([])
  expect(queries.length).toBeGreaterThan(500)
})

test('each line names an existing place', () => {
  const missing = rated.filter(
    ({ locale, places }) =>
      places.length > 0 &&
      !records.get(locale)?.some((record) => places.some((place) => isAt(record, place))),
  )
  expect(missing.map(({ q, places }) => `${q}: ${places.join(', ')}`)).toEqual([])
})

test('the tuned queries find their place first in 95 of 100 cases, and always within three pages', () => {
  const tuned = rated.filter(({ table }) => table === 'tuned')
  const { first, inThree } = shares(tuned)
  expect(first, misses(tuned).join('\n')).toBeGreaterThanOrEqual(0.95)
  expect(inThree, misses(tuned).join('\n')).toBe(1)
})

test('the held-out queries are answered nearly as well', () => {
  const heldOut = rated.filter(({ table }) => table === 'held-out')
  const { first, inThree } = shares(heldOut)
  expect(first, misses(heldOut).join('\n')).toBeGreaterThanOrEqual(0.85)
  expect(inThree, misses(heldOut).join('\n')).toBeGreaterThanOrEqual(0.95)
})

test('sentences written before any rule are answered, four of five first', () => {
  const sentences = rated.filter(({ table }) => table === 'sentences')
  const { first, inThree } = shares(sentences)
  expect(first, misses(sentences).join('\n')).toBeGreaterThanOrEqual(0.82)
  expect(inThree, misses(sentences).join('\n')).toBeGreaterThanOrEqual(0.92)
})

test('long questions in other words than the pages’ find theirs, three of four within three pages', () => {
  const questions = rated.filter(({ table }) => table === 'questions')
  const { first, inThree } = shares(questions)
  expect(first, misses(questions).join('\n')).toBeGreaterThanOrEqual(0.58)
  expect(inThree, misses(questions).join('\n')).toBeGreaterThanOrEqual(0.74)
})

test('queries of developers in their first weeks, written from the pages alone, are answered seven of ten times first', () => {
  const newcomers = rated.filter(({ table }) => table === 'newcomers')
  const { first, inThree } = shares(newcomers)
  expect(first, misses(newcomers).join('\n')).toBeGreaterThanOrEqual(0.7)
  expect(inThree, misses(newcomers).join('\n')).toBeGreaterThanOrEqual(0.86)
})

test('queries of a stranger, of every kind, are answered four of five times first', () => {
  const strangers = rated.filter(({ table }) => table === 'strangers')
  const { first, inThree } = shares(strangers)
  expect(first, misses(strangers).join('\n')).toBeGreaterThanOrEqual(0.78)
  expect(inThree, misses(strangers).join('\n')).toBeGreaterThanOrEqual(0.83)
})

test('queries of the same stranger that were examined once are answered seven of ten times first', () => {
  const unseen = rated.filter(({ table }) => table === 'unseen')
  const { first, inThree } = shares(unseen)
  expect(first, misses(unseen).join('\n')).toBeGreaterThanOrEqual(0.72)
  expect(inThree, misses(unseen).join('\n')).toBeGreaterThanOrEqual(0.8)
})

test('the terms of other exchanges are 150 or more, find something, and are no names of this site', () => {
  const english = records.get('en') ?? []
  const led = new Set(english.flatMap((record) => record.elsewhere ?? []))
  const terms = Object.keys(elsewhere).flatMap((name) => otherExchangeNames([name]))
  expect(terms.length).toBeGreaterThan(150)
  expect(terms.filter((term) => !led.has(term))).toEqual([])
  const own = new Set(english.flatMap(({ identifiers = [] }) => identifiers))
  expect(terms.filter((term) => own.has(term))).toEqual([])
})

test('each kind of query is answered at least as well as by BM25 on the same records, in both languages', () => {
  const learnt = rated.filter(({ table }) => table !== 'unseen')
  const compared = byKind(learnt, bm25Of(records))
  const worse = compared.filter(
    ({ ours, plain }) =>
      ours.first < plain.first || ours.inThree < plain.inThree || ours.found < plain.found,
  )
  const kinds = worse.map(({ kind, locale }) => `${kind} ${locale}`)
  expect(kinds, kindsTable(compared)).toEqual([])
})
