import { beforeEach, expect, test } from 'vitest'
import { QueryLog } from './query-log.ts'

const QUIET = 4000
let log: QueryLog
let now = 0

beforeEach(() => {
  log = new QueryLog(QUIET)
  now = 0
})

function search(q: string, { found = 1, after = 200, collection = 'docs', tag = '' } = {}) {
  now += after
  log.note({ collection, q, found, tag }, now)
}

const counted = () =>
  log.drain(now, { all: true }).map(({ kind, q, times }) => `${kind} ${q} ${times}`)

test('QueryLog counts the final text of a query that is typed letter by letter', () => {
  for (const q of ['k', 'kl', 'kli', 'klin', 'kline']) search(q)
  expect(counted()).toEqual(['popular_queries kline 1'])
})

test('QueryLog drops text that is deleted, and counts its replacement', () => {
  for (const q of ['klien', 'klie', 'kli', 'klin', 'kline'])
    search(q, { found: q === 'klien' ? 0 : 1 })
  expect(counted()).toEqual(['popular_queries kline 1'])
})

test('QueryLog counts a text that stood for a while, even if it is extended later', () => {
  search('order')
  search('order id', { after: QUIET + 1 })
  expect(counted()).toEqual(['popular_queries order 1', 'popular_queries order id 1'])
})

test('QueryLog distinguishes two readers at a time by what they type', () => {
  for (const [a, b] of [
    ['t', 'o'],
    ['ti', 'or'],
    ['tick', 'orde'],
  ] as const) {
    search(a)
    search(b)
  }
  expect(counted()).toEqual(['popular_queries tick 1', 'popular_queries orde 1'])
})

test('QueryLog adds up spellings of a query, separately for queries without hits', () => {
  search('*')
  search('Ｋline')
  search(' kline ', { after: QUIET + 1 })
  search('klein', { after: QUIET + 1, found: 0 })
  expect(counted()).toEqual(['popular_queries kline 2', 'nohits_queries klein 1'])
})

test('QueryLog drops a text that becomes private, with its beginnings', () => {
  for (const q of ['some', 'someone', 'someone@exchange.example']) search(q)
  expect(counted()).toEqual([])
})

test('QueryLog returns each count once, and keeps queries that are being typed', () => {
  search('kline')
  expect(log.drain(now, { all: false })).toEqual([])
  now += QUIET
  expect(log.drain(now, { all: false })).toEqual([
    {
      collection: 'docs',
      kind: 'popular_queries',
      q: 'kline',
      tag: '',
      times: 1,
    },
  ])
  expect(counted()).toEqual([])
})

test('QueryLog counts separately by tag, such as for repeated queries when a result is opened', () => {
  search('kline', { tag: 'day' })
  search('kline', { tag: 'day-opened' })
  expect(counted()).toEqual(['popular_queries kline 1', 'popular_queries kline 1'])
})
