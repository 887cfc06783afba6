import * as OpenCC from 'opencc-js/t2cn'
import type { Client } from 'typesense'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Locale, locales } from '../../web/config/locales.ts'
import { searchAlias } from '../../web/search/collection.ts'
import { searchParameters } from '../../web/search/parameters.ts'
import { searchBroadly } from '../../web/search/query/search-broadly.ts'
import type { SearchRecord } from '../../web/search/record.ts'
import { startLocalSearch } from './local-search.ts'

const simplified = OpenCC.Converter({ from: 't', to: 'cn' })

let search: Awaited<ReturnType<typeof startLocalSearch>>
beforeAll(async () => {
  search = await startLocalSearch()
}, 300_000)
afterAll(() => search.stop())

/** The first four pages of a query. */
async function firstFour(client: Client, q: string, locale: Locale = 'zh-TW'): Promise<string[]> {
  const parameters = { ...searchParameters(locale, 'current'), q, per_page: 4 }
  const [answer] = await searchBroadly([parameters], (searches) =>
    Promise.all(
      searches.map((each) =>
        client.collections<SearchRecord>(searchAlias(locale)).documents().search(each, {}),
      ),
    ),
  )
  return (answer?.grouped_hits ?? []).map(({ hits }) => hits[0]?.document.url ?? '')
}

it.each([
  '市價單',
  '限價單',
  '條件單',
  '標記價格',
  '指數價格',
  '價格',
  '劃轉',
  '借幣',
  '還款',
  '資金費率',
  '訂單簿',
  '深度',
  '現貨',
  '合約',
  '下單',
  '撤單',
  '改單',
  '止損',
  '止盈',
  '槓桿',
  '保證金',
  '倉位',
  '簽名',
  '簽章',
  '錯誤碼',
  '頻率限制',
  '帳戶餘額',
  '成交紀錄',
  '提幣',
  '充值',
  '轉帳',
  '子帳號',
  '怎麼下單',
  '歷史訂單',
  '風險限額',
  '測試網',
  '盈虧',
  '連線',
  '訂閱',
  '全部撤單',
  '什麼是標記價格',
  '變更',
  '十月改了什麼',
  '幣種',
  '現貨槓桿',
  '止盈止損',
  '強平',
  '結算',
  '報價',
  '參數',
  '時間',
  '範例',
])('“%s” finds the same as in simplified characters', async (q) => {
  const { client } = search
  const found = await firstFour(client, q)
  expect(found.length).toBeGreaterThan(0)
  expect(await firstFour(client, simplified(q))).toEqual(found)
})

it.each([
  ['成交記錄', '成交紀錄'],
  ['賬戶餘額', '帳戶餘額'],
  ['帳户余额', '帳戶餘額'],
  ['台幣', '臺幣'],
])('“%s” finds the same as “%s”', async (q, same) => {
  const { client } = search
  expect(await firstFour(client, q)).toEqual(await firstFour(client, same))
})

it.each([
  ['-1022', '1022'],
  ['-spot', 'spot'],
  ['error -10004', 'error 10004'],
])('“%s” finds the same as “%s”', async (q, same) => {
  const { client } = search
  expect(await firstFour(client, q)).toEqual(await firstFour(client, same))
})

it.each(['C#', 'csharp', 'dotnet', '.NET', 'golang'])('“%s” finds the samples page', async (q) => {
  for (const locale of locales)
    expect((await firstFour(search.client, q, locale))[0]).toMatch(/v5\/intro#sample-code$/)
})
