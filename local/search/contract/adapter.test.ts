import TypesenseInstantsearchAdapter from 'typesense-instantsearch-adapter'
import { expect, vi } from 'vitest'
import { searchParameters } from '../../../web/search/parameters.ts'
import { SEARCH_PARAMETERS } from '../engine/search-parameters.ts'
import { fill } from '../testing/books.ts'
import { contractTests } from '../testing/contract.ts'
import type { TestServer } from '../testing/test-server.ts'
import { ADMIN_KEY } from '../testing/test-server.ts'

const contract = contractTests()

type Options = Partial<ConstructorParameters<typeof TypesenseInstantsearchAdapter>[0]>

/** The request that InstantSearch passes to its search client, and the parts of the answer that it reads. */
interface Request {
  indexName: string
  params?: Record<string, unknown>
}
interface Result {
  hits: Record<string, unknown>[]
  nbHits: number
  nbPages: number
  page: number
  hitsPerPage: number
  query: string
  facets: Record<string, Record<string, number>>
}

function adapter(server: TestServer, options: Options = {}) {
  const { searchClient } = new TypesenseInstantsearchAdapter({
    server: {
      nodes: [{ url: server.url }],
      apiKey: ADMIN_KEY,
      cacheSearchResultsForSeconds: 0,
      logLevel: 'silent',
      numRetries: 0,
    },
    additionalSearchParameters: { query_by: 'title' },
    ...options,
  })
  // The adapter's types belong to two versions of Algolia's client; this type describes its behaviour.
  const client = searchClient as unknown as {
    search: (requests: Request[]) => Promise<{ results: Result[] }>
  }
  return {
    search: async (params: Record<string, unknown>, indexName: string) => {
      const { results } = await client.search([{ indexName, params }])
      if (!results[0]) throw new Error('The adapter gave no result.')
      return results[0]
    },
  }
}

const objectIDs = ({ hits }: Result) => hits.map((hit) => hit.objectID)

contract('POST /multi_search', 'adapter', 'pages through hits', async (server) => {
  const name = await fill(server)
  const { search } = adapter(server)
  const first = await search({ query: '', hitsPerPage: 3, page: 0 }, name)
  expect(first).toMatchObject({ nbHits: 4, nbPages: 2, page: 0, hitsPerPage: 3, query: '*' })
  expect(objectIDs(first)).toEqual(['3', '2', '1'])
  expect(objectIDs(await search({ query: '', hitsPerPage: 3, page: 1 }, name))).toEqual(['4'])
})

contract(
  'search ?highlight_full_fields',
  'adapter',
  'marks what was found with its own tags',
  async (server) => {
    const name = await fill(server)
    const additionalSearchParameters = {
      query_by: 'title,tags',
      highlight_full_fields: 'title,tags',
    }
    const found = await adapter(server, { additionalSearchParameters }).search(
      { query: 'red', highlightPreTag: '__ais__', highlightPostTag: '__/ais__' },
      name,
    )
    expect(found.hits).toMatchObject([
      {
        objectID: '1',
        _highlightResult: {
          title: { value: '__ais__Red__/ais__ river', matchLevel: 'full', matchedWords: ['Red'] },
        },
        _snippetResult: { title: { value: '__ais__Red__/ais__ river' } },
      },
    ])
  },
)

contract('search ?filter_by', 'adapter', 'is made of refinements and filters', async (server) => {
  const name = await fill(server)
  const { search } = adapter(server)
  const found = async (params: object) => objectIDs(await search({ query: '', ...params }, name))
  expect(await found({ facetFilters: [['shelf:a', 'shelf:b']] })).toEqual(['3', '2', '1'])
  expect(await found({ facetFilters: [['shelf:a'], ['tags:x']] })).toEqual(['1'])
  expect(await found({ filters: 'lent:=true', facetFilters: ['shelf:a'] })).toEqual(['2'])
})

contract('search ?facet_by', 'adapter', 'gives counts', async (server) => {
  const name = await fill(server)
  const parameters = { query: 'river', facets: ['shelf', 'tags'], maxValuesPerFacet: 5 }
  const { facets } = await adapter(server).search(parameters, name)
  expect(facets).toMatchObject({ shelf: { a: 2 }, tags: { y: 2, x: 1 } })
})

contract(
  'search ?group_by',
  'adapter',
  'shows groups by their first hit, or flat',
  async (server) => {
    const name = await fill(server)
    const additionalSearchParameters = { query_by: 'title', group_by: 'shelf', group_limit: 2 }
    const grouped = await adapter(server, {
      additionalSearchParameters,
      flattenGroupedHits: false,
    }).search({ query: 'river' }, name)
    expect(grouped.nbHits).toBe(1)
    const inGroups = grouped.hits.map((hit) => [hit.objectID, hit._group_found, hit._grouped_hits])
    const both = [{ objectID: '2' }, { objectID: '1' }]
    expect(inGroups).toEqual([['2', 2, both.map((each) => expect.objectContaining(each))]])
    const flat = await adapter(server, { additionalSearchParameters }).search(
      { query: 'river' },
      name,
    )
    expect(objectIDs(flat)).toEqual(['2', '1'])
  },
)

contract(
  'POST /multi_search',
  'adapter',
  'fails with the code and the name of what is not served',
  async (server) => {
    const name = await fill(server)
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { search } = adapter(server)
    await expect(search({ query: 'x' }, 'none')).rejects.toThrow('404 - Collection not found')
    await expect(search({ query: 'x', typesenseVectorQuery: 'v:([])' }, name)).rejects.toThrow(
      /501 - .*vector_query/,
    )
    await expect(
      search({ query: 'x', aroundLatLng: '1,2', aroundRadius: 3000 }, name),
    ).rejects.toThrow('501')
    errors.mockRestore()
  },
)

contract(
  'POST /multi_search',
  'site',
  'is served with every parameter that the site sends',
  async (server) => {
    const sent = Object.keys(searchParameters('en', 'current'))
    expect(sent.filter((name) => !(name in SEARCH_PARAMETERS))).toEqual([])
    const name = await fill(server)
    const search = { collection: name, q: 'river', query_by: 'title' }
    const answer = await server.client.multiSearch.perform({ searches: [search] })
    expect(answer.results).toMatchObject([{ found: 2 }])
  },
)
