// @vitest-environment node
import type { IdentifiedSanityDocumentStub } from '@sanity/client'
import { firstValueFrom } from 'rxjs'
import { createSchema, createSearch } from 'sanity'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestLake, testLake } from '../../local/lake/testing/test-lake.ts'
import { schemaTypes } from '../../schemas/index.ts'

const paragraph = (text: string) => ({
  _key: 'a',
  _type: 'block',
  children: [{ _key: 'a', _type: 'span', text }],
})

const page = (_id: string, en: string, zhTW: string, path: string, body = '') => ({
  _id,
  _type: 'page',
  title: { _type: 'localeString', en, zhTW },
  path: { _type: 'slug', current: path },
  body: { en: [paragraph(body)], zhTW: [paragraph(`說明${zhTW}。`)] },
})

/** The page that is looked for is last in the order of ids. */
const documents: IdentifiedSanityDocumentStub[] = [
  page('a', 'Get Index Price Kline', '查詢指數價格 K 線', 'v5/market/index-kline'),
  page('b', 'Frequent questions', '常見問題', 'faq', 'Get Kline, or subscribe to the kline topic'),
  page('c', 'Get Issued Voucher', '查詢已發放的抵用券', 'v5/broker/reward/get-issue-voucher'),
  page('x', 'Get Kline', '查詢 K 線', 'v5/market/kline', 'The candles of a symbol.'),
  page('y', 'Voucher', '抵用券', 'v5/broker/reward/voucher', 'What a broker gives away.'),
  { _id: 'd', _type: 'translationTerm', term: 'Voucher', zhTW: '抵用券' },
  { _id: 'e', _type: 'changelogEntry', title: { en: 'Rewards', zhTW: '經紀商的抵用券' } },
]

describe('the search of the Studio', () => {
  const schema = createSchema({ name: 'default', types: schemaTypes })
  let lake: TestLake
  beforeAll(async () => {
    lake = await testLake()
    const transaction = documents.map((document) => ({ createOrReplace: document }))
    await lake.client('writer').transaction(transaction).commit({ visibility: 'sync' })
  })
  afterAll(() => lake[Symbol.asyncDispose]())

  async function found(query: string): Promise<string[]> {
    const types = ['page', 'changelogEntry', 'translationTerm', 'redirect'].flatMap(
      (name) => schema.get(name) ?? [],
    )
    const search = createSearch(types, lake.client('writer'), { strategy: 'groq2024' })
    const { hits } = await firstValueFrom(search(query))
    return hits.map(({ hit }) => hit._id)
  }

  it.each([
    ['Get Kline', 'x'],
    ['get kline', 'x'],
    ['查詢 K 線', 'x'],
    ['v5/market/kline', 'x'],
    ['抵用券', 'y'],
  ])('has the page that is called “%s” first', async (query, id) => {
    expect((await found(query))[0]).toBe(id)
  })

  it('finds pages with the words only in their body, after those with the words in their title', async () => {
    expect(await found('kline')).toEqual(['x', 'a', 'b'])
  })

  it('finds Chinese words inside of longer ones', async () => {
    expect((await found('抵用券')).toSorted()).toEqual(['c', 'd', 'e', 'y'])
  })
})
