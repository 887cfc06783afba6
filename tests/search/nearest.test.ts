import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../local/search/testing/test-server.ts'
import { type Locale, locales } from '../../web/config/locales.ts'
import { searchAlias } from '../../web/search/collection.ts'
import { fullReindex } from '../../web/search/full-reindex.ts'
import { searchParameters } from '../../web/search/parameters.ts'
import { searchBroadly } from '../../web/search/query/search-broadly.ts'
import type { SearchRecord } from '../../web/search/record.ts'

const golden = path.join(import.meta.dirname, '../../web/search/golden')

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  for (const locale of locales) {
    const files = readdirSync(golden).filter((file) => file.endsWith(`.${locale}.jsonl`))
    const lines = files.flatMap((file) =>
      readFileSync(path.join(golden, file), 'utf8').trim().split('\n'),
    )
    // The golden files contain only records.
    const records = lines.map((line) => JSON.parse(line) as SearchRecord)
    await fullReindex(server.client, locale, records)
  }
})
afterAll(() => server.stop())

async function search(q: string, locale: Locale) {
  // The test server has no stop words.
  const parameters = { ...searchParameters(locale, 'current'), stopwords: '', q }
  const documents = server.client.collections<SearchRecord>(searchAlias(locale)).documents()
  const [answer] = await searchBroadly([parameters], (searches) =>
    Promise.all(searches.map((each) => documents.search(each, {}))),
  )
  return { ...answer, first: answer?.grouped_hits?.[0]?.hits[0] }
}

it('a word with three typos finds the pages of the word nearest to it', async () => {
  const { first, nearest } = await search('interoducktions', 'en')
  expect(nearest).toBe('introduction')
  expect(first?.document.hierarchy.lvl1).toBe('Introduction')
  expect(first?.highlight).toMatchObject({
    hierarchy: { lvl1: { value: '<mark>Introduction</mark>' } },
  })
})

it.each(['qqqxyz wwwxyz', 'giraffe'])('“%s” finds nothing, and its words are named', async (q) => {
  const { found, nearest, missing } = await search(q, 'en')
  expect([found, nearest, missing]).toEqual([0, undefined, q.split(' ')])
})

it.each<[string, string, Locale]>([
  ['定單簿', '訂單簿', 'zh-TW'],
  ['订单部', '訂單簿', 'zh-TW'],
  ['查 伺服氣時間', '查 伺服器時間', 'zh-TW'],
  ['創建偉託單', '創建委託單', 'zh-TW'],
])('“%s” is found as it sounds, by %s', async (typed, meant, locale) => {
  const slip = await search(typed, locale)
  const right = await search(meant, locale)
  expect(slip.nearest).toBe(meant)
  expect(slip.first?.document.url).toBe(right.first?.document.url)
})

it.each(['訂單簿', '長頸鹿', '伺服時間長'])('“%s” is read as it is written', async (typed) => {
  expect((await search(typed, 'zh-TW')).nearest).toBeUndefined()
})
