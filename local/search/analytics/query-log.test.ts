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
  log.take(now, { all: true }).map(({ kind, q, times }) => `${kind} ${q} ${times}`)

test('of a query that is typed letter by letter, what it ends with counts', () => {
  for (const q of ['k', 'kl', 'kli', 'klin', 'kline']) search(q)
  expect(counted()).toEqual(['popular_queries kline 1'])
})

test('letters that are taken back do not count, what comes instead does', () => {
  for (const q of ['klien', 'klie', 'kli', 'klin', 'kline'])
    search(q, { found: q === 'klien' ? 0 : 1 })
  expect(counted()).toEqual(['popular_queries kline 1'])
})

test('what stood for a while counts, though it is gone on from later', () => {
  search('order')
  search('order id', { after: QUIET + 1 })
  expect(counted()).toEqual(['popular_queries order 1', 'popular_queries order id 1'])
})

test('two readers at a time are told apart by what they type', () => {
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

test('the same query adds up, however it is written, and apart from those that find nothing', () => {
  search('*')
  search('Ｋline')
  search(' kline ', { after: QUIET + 1 })
  search('klein', { after: QUIET + 1, found: 0 })
  expect(counted()).toEqual(['popular_queries kline 2', 'nohits_queries klein 1'])
})

test('what is typed on to something private is not kept, nor what it began with', () => {
  for (const q of ['some', 'someone', 'someone@exchange.example']) search(q)
  expect(counted()).toEqual([])
})

test('what is taken is not taken again, and what is being typed waits', () => {
  search('kline')
  expect(log.take(now, { all: false })).toEqual([])
  now += QUIET
  expect(log.take(now, { all: false })).toEqual([
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

test('keeps apart what has another tag, as what is asked again when a result is opened', () => {
  search('kline', { tag: 'day' })
  search('kline', { tag: 'day-opened' })
  expect(counted()).toEqual(['popular_queries kline 1', 'popular_queries kline 1'])
})
