import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import type { SearchConnection } from '../../../search/connection.ts'
import { searchParameters } from '../../../search/parameters.ts'
import { instantClient } from './instant-client.ts'

const search = z.object({ collection: z.string(), q: z.string(), page: z.number() })
const body = z.object({ searches: z.array(search) })
type Search = z.infer<typeof search>
type HitCounts = Record<string, number>

const close: (() => void)[] = []
afterEach(() => {
  vi.restoreAllMocks()
  for (const one of close.splice(0)) one()
})

const documents = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    document: {
      id: `r${index}`,
      url: '/docs/a#b',
      url_without_anchor: '/docs/a',
      hierarchy: { lvl1: 'A' },
    },
    highlight: {},
  }))

/** A client of a server that finds this many pages in each collection, with the requests to the server. */
async function clientOf(found: HitCounts) {
  const searchesSent: Search[][] = []
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    const { searches } = body.parse(JSON.parse(text))
    searchesSent.push(searches)
    const results = searches.map(({ collection, page, q }) => ({
      found: found[collection] ?? 0,
      page,
      request_params: { per_page: 8, q },
      hits: documents(Math.min(8, found[collection] ?? 0)),
    }))
    response.setHeader('content-type', 'application/json; charset=utf-8')
    response.end(JSON.stringify(found['broken'] ? { results: [{ hits: [{}] }] } : { results }))
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  close.push(() => server.close())
  const { port } = server.address() as AddressInfo // it listens on a port
  const collection = (name: string) => {
    const { filter_by, ...parameters } = searchParameters('en', 'current')
    return { name, parameters, filters: { current: filter_by } }
  }
  const connection: SearchConnection = {
    url: `http://localhost:${port}`,
    searchKey: 'key',
    own: collection('zh'),
    fallback: collection('en'),
  }
  const client = instantClient(connection) as unknown as {
    search: (requests: object[]) => Promise<{ results: { nbHits: number }[] }>
  } // its type is that of another service's client
  return {
    searchesSent,
    found,
    find: async (query: string, more: object = {}) => {
      const params = { query, page: 0, ...more }
      const { results } = await client.search([
        { indexName: 'zh', params },
        { indexName: 'en', params },
      ])
      return results.map(({ nbHits }) => nbHits)
    },
    collections: () =>
      searchesSent.map((searches) => searches.map(({ collection: name }) => name).join()),
  }
}

describe('instantClient', () => {
  it('sends no request for an empty query', async () => {
    const { find, searchesSent } = await clientOf({ zh: 5, en: 5 })
    expect(await find('')).toEqual([0, 0])
    expect(searchesSent).toEqual([])
  })

  it('searches only the reader’s language if that has an answer', async () => {
    const { find, collections } = await clientOf({ zh: 5, en: 7 })
    expect(await find('kline')).toEqual([5, 0])
    expect(collections()).toEqual(['zh'])
  })

  it('searches the fallback too if it has none, from its first page', async () => {
    const { find, collections, searchesSent } = await clientOf({ zh: 2, en: 7 })
    expect(await find('kline')).toEqual([2, 7])
    expect(collections()).toEqual(['zh', 'en'])
    await find('kline', { page: 1 })
    expect(searchesSent.flat().map(({ collection, page }) => `${collection} ${page}`)).toEqual([
      'zh 1',
      'en 1',
      'zh 2',
    ])
  })

  it('does not search the fallback for filtered results', async () => {
    const { find, collections } = await clientOf({ zh: 1, en: 7 })
    expect(await find('kline', { facets: ['type'], facetFilters: [['type:error']] })).toEqual([
      1, 0,
    ])
    expect(collections()).toEqual(['zh'])
  })

  it('fails on malformed answers, and sends the query again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { find, found } = await clientOf({ zh: 5, broken: 1 })
    await expect(find('kline')).rejects.toThrow()
    delete found['broken']
    expect(await find('kline')).toEqual([5, 0])
  })
})
