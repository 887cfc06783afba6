import SynonymSet from 'typesense/lib/Typesense/SynonymSet.js'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { headingOf } from '../../blocks/heading/heading-of.ts'
import { ADMIN_KEY } from '../../local/search/testing/test-server.ts'
import { isRecord } from '../../schemas/is-record.ts'
import { syncSearch } from '../../scripts/sync-search/sync-search.ts'
import { type Locale, locales } from '../../web/config/locales.ts'
import { searchPages } from '../../web/formats/mcp/search-pages.ts'
import { documentReindexer } from '../../web/publishing/reindex-document.ts'
import { searchAliases } from '../../web/search/collection.ts'
import { searchParameters } from '../../web/search/parameters.ts'
import { createSearchClient } from '../../web/search/search-client.ts'
import { searchServer } from './search-server.ts'
import { page, smallLake } from './small-lake.ts'

let server: Awaited<ReturnType<typeof searchServer>>
let lake: ReturnType<typeof smallLake>
const client = () => createSearchClient(server.url, ADMIN_KEY)

beforeAll(async () => {
  server = await searchServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  lake = smallLake(
    page('a', 'Alpha', 'A quokka sleeps.'),
    page('b', 'Beta', 'A quokka eats.'),
    page('c', 'Gamma', 'A wombat digs.'),
  )
  await sync({ force: true })
})

async function sync({ dryRun = false, force = false } = {}) {
  const said: string[] = []
  const terminal = { say: (line: string) => void said.push(line), step: () => () => {} }
  const failed = await syncSearch(lake.client, client(), terminal, { dryRun, force })
  return { said, failed }
}

const follow = (id: string, type: string) =>
  documentReindexer({ content: lake.client, search: client(), collections: searchAliases })({
    id,
    type,
  })

/** Publishes a document about the search, and sends its webhook. */
function told(_id: string, _type: string, fields: object) {
  lake.publish({ _id, _type, ...fields })
  return follow(_id, _type)
}

/** The addresses found by a search, as an agent of that language sends it. */
async function found(q: string, locale: Locale = 'en', limit = 10): Promise<string[]> {
  const { results } = await searchPages(client(), { q, locale, version: 'current', limit }, '')
  return results.map(({ url }) => url.replace(/^\/docs\/(zh-TW\/)?v5\//, ''))
}

const both = { _type: 'searchSynonym', direction: 'both' }
const ref = (id: string) => ({ _type: 'reference', _ref: id })
const pin = (id: string, anchor?: string) => ({
  _key: id,
  page: ref(id),
  ...(anchor && { anchor }),
})

describe('synonyms', () => {
  test.each(locales)(
    'are found after their publish, and not after their removal (%s)',
    async (locale) => {
      const words = locale === 'en' ? ['wombat', 'burrower'] : ['wombat', '袋熊']
      const [, q = ''] = words
      expect(await found(q, locale)).toEqual([])
      expect(await told('s', 'searchSynonym', { ...both, language: locale, words })).toEqual({
        indexed: ['s'],
        failed: [],
      })
      expect(await found(q, locale)).toEqual(['c'])
      lake.unpublish('s')
      await follow('s', 'searchSynonym')
      expect(await found(q, locale)).toEqual([])
    },
  )

  test('for every language are found in each, those for one only there', async () => {
    await told('s', 'searchSynonym', { ...both, language: 'all', words: ['wombat', '袋熊'] })
    await told('t', 'searchSynonym', { ...both, language: 'en', words: ['wombat', 'marsupial'] })
    expect([await found('袋熊', 'zh-TW'), await found('marsupial')]).toEqual([['c'], ['c']])
    expect(await found('marsupial', 'zh-TW')).toEqual([])
  })

  test('in one direction are found only from the general word', async () => {
    const words = ['wombat', 'quokka']
    const fields = { direction: 'oneWay', language: 'en', from: 'animal', words }
    await told('s', 'searchSynonym', fields)
    expect((await found('animal')).sort()).toEqual(['a', 'b', 'c'])
    expect(await found('wombat')).toEqual(['c'])
  })

  test('are written once, whatever webhooks are repeated', async () => {
    const fields = { ...both, language: 'en', words: ['wombat', 'burrower'] }
    const write = vi.spyOn(SynonymSet.prototype, 'upsert')
    for (let time = 0; time < 3; time++) await told('s', 'searchSynonym', fields)
    expect(write).toHaveBeenCalledTimes(1)
    write.mockRestore()
  })

  test('that are malformed are reported, and do not prevent others', async () => {
    lake.publish({ ...both, _id: 's', language: 'en', words: 5 })
    const fields = { ...both, language: 'en', words: ['wombat', 'burrower'] }
    expect((await told('t', 'searchSynonym', fields)).failed).toEqual([])
    expect(await found('burrower')).toEqual(['c'])
    const broken = [{ id: 's', type: 'searchSynonym', reason: expect.stringContaining('words') }]
    expect((await follow('s', 'searchSynonym')).failed).toEqual(broken)
    expect((await sync()).failed).toEqual(broken)
  })
})

describe('curations', () => {
  const curation = { query: 'Quokka', match: 'exact', language: 'all' }

  test.each(locales)('show pinned results first, and hide others (%s)', async (locale) => {
    const fields = { ...curation, pinned: [pin('page-c')], hidden: [ref('page-a')] }
    await told('c', 'searchCuration', fields)
    expect(await found('quokka', locale)).toEqual(['c', 'b'])
    expect((await found('quokka sleeps', locale))[0]).toBe('a')
    lake.unpublish('c')
    await follow('c', 'searchCuration')
    expect((await found('quokka', locale)).sort()).toEqual(['a', 'b'])
  })

  test('apply to a query within a question, and to longer queries if they match by containing', async () => {
    const query = 'how do I find a quokka'
    await told('c', 'searchCuration', { ...curation, query, pinned: [pin('page-c')] })
    expect((await found('How can I find the quokka?'))[0]).toBe('c')
    expect((await found('quokka sleeps'))[0]).toBe('a')
    const match = 'contains'
    await told('d', 'searchCuration', { ...curation, match, pinned: [pin('page-b')] })
    expect([(await found('quokka'))[0], (await found('quokka sleeps'))[0]]).toEqual(['c', 'b'])
  })

  test('stay in a broadened search, on its first page only', async () => {
    const query = 'quokka wombat'
    const fields = { ...curation, query, pinned: [pin('page-c')], hidden: [ref('page-b')] }
    expect((await found(query)).sort()).toEqual(['a', 'b', 'c'])
    await told('c', 'searchCuration', fields)
    expect(await found(query)).toEqual(['c', 'a'])
  })

  test('lead to a heading, also when the text before it has changed', async () => {
    const heading = headingOf({ _key: 'h', level: 2, text: 'Food', anchor: 'food' })
    const written = (...texts: string[]) => {
      const plain = page('b', 'Beta', ...texts)
      const body = plain['body']
      const en = isRecord(body) && Array.isArray(body['en']) ? body['en'] : []
      return { ...plain, body: { en: [...en, heading] } }
    }
    lake.publish(written('A quokka eats.'))
    await follow('page-b', 'page')
    await told('c', 'searchCuration', { ...curation, pinned: [pin('page-b', 'food')] })
    expect((await found('quokka'))[0]).toBe('b#food')
    lake.publish(written('A quokka eats.', 'Grass.', 'Leaves.'))
    await follow('page-b', 'page')
    expect((await found('quokka'))[0]).toBe('b#food')
    lake.publish(page('b', 'Beta', 'A quokka eats.'))
    await follow('page-b', 'page')
    expect((await found('quokka'))[0]).toBe('b')
    lake.unpublish('page-b')
    await follow('page-b', 'page')
    expect(await found('quokka')).toEqual(['a'])
  })
})

describe('stop words', () => {
  test.each<[Locale, string]>([
    ['en', 'cheers wombat'],
    ['zh-TW', '哈囉wombat'],
    // Readers of every language type English.
    ['zh-TW', 'cheers wombat'],
  ])('are passed over in %s: %s', async (locale, q) => {
    const alone = { en: ['cheers'], zhTW: ['哈囉'] }
    await told('searchStopWords', 'searchStopWords', { en: [], zhTW: [] })
    const documents = client().collections(searchAliases[locale]).documents()
    const count = async () =>
      (await documents.search({ ...searchParameters(locale, 'current'), q }, {})).found
    expect(await count()).toBe(0)
    await told('searchStopWords', 'searchStopWords', alone)
    expect(await count()).toBe(1)
    await told('searchStopWords', 'searchStopWords', {})
    expect(await count()).toBe(0)
  })
})

describe('a full sync', () => {
  const wanted = [
    { ...both, _id: 's', language: 'all', words: ['wombat', 'burrower'] },
    {
      ...{ _id: 'c', _type: 'searchCuration', query: 'quokka', match: 'exact', language: 'en' },
      pinned: [pin('page-c')],
    },
    { _id: 'searchStopWords', _type: 'searchStopWords', en: ['cheers'] },
  ]

  test('reports the tuning that it would set, and sets it', async () => {
    lake.publish(...wanted)
    expect((await sync({ dryRun: true })).said).toEqual(
      expect.arrayContaining([
        'synonyms docs_common: would be renewed',
        'curations docs_en: would be renewed',
        'stop words docs_en: would be renewed',
      ]),
    )
    expect(await found('burrower')).toEqual([])
    await sync()
    expect([await found('burrower'), (await found('quokka'))[0]]).toEqual([['c'], 'c'])
    expect((await sync()).said.filter((line) => line.endsWith('renewed'))).toEqual([])
  })

  test('sets curations by the records of the new collection', async () => {
    lake.publish(...wanted, page('d', 'Delta', 'A quokka.'))
    lake.publish({ ...wanted[1], _id: 'c', pinned: [pin('page-d')] })
    await sync()
    expect((await found('quokka'))[0]).toBe('d')
    await sync({ force: true })
    expect((await found('quokka'))[0]).toBe('d')
  })
})
