import type { CurationObjectSchema } from 'typesense/lib/Typesense/CurationSets'
import { expect } from 'vitest'
import { add, fill, freshName, ids, searchBooks } from '../testing/books.ts'
import { contractTests } from '../testing/contract.ts'
import type { TestServer } from '../testing/test-server.ts'

const contract = contractTests()

type Item = CurationObjectSchema

const river = { query: 'river', match: 'contains' } as const
const made = { rule: river, filter_curated_hits: true }
const hill = { ...made, id: 'hill', includes: [{ id: '3', position: 1 }] }
const red = { ...made, id: 'red', excludes: [{ id: '1' }] }

/** Creates a curation set; returns its name. */
async function put({ client }: TestServer, ...items: Item[]): Promise<string> {
  const set = freshName('curations')
  await client.curationSets(set).upsert({ items })
  return set
}

/** Creates a collection of the books with these curations; returns its name. */
const curated = async (server: TestServer, ...items: Item[]) =>
  fill(server, { curation_sets: [await put(server, ...items)] })

contract(
  'PUT /curation_sets/:name',
  'Client',
  'pins and leaves out documents where the rule holds',
  async (server) => {
    const name = await curated(server, { ...hill, ...red, id: 'both' })
    expect(await ids(server, name, { q: 'blue river' })).toEqual(['3', '2'])
    expect(await ids(server, name, { q: 'red' })).toEqual(['1'])
    const found = await searchBooks(server, name, { q: 'river' })
    expect(found.found).toBe(2)
    expect(found.hits?.map((hit) => 'curated' in hit)).toEqual([true, false])
    // A pinned document must match the filter too.
    expect(await ids(server, name, { q: 'river', filter_by: 'shelf:=a' })).toEqual(['2'])
    const gone = await curated(server, { ...hill, excludes: [{ id: '3' }] })
    expect(await ids(server, gone, { q: 'river' })).toEqual(['2', '1'])
    const low = await curated(server, { ...hill, includes: [{ id: '4', position: 2 }] })
    expect(await ids(server, low, { q: 'river' })).toEqual(['2', '4', '1'])
    expect(await ids(server, low, { q: 'river', per_page: 1, page: 2 })).toEqual(['4'])
  },
)

contract(
  'PUT /curation_sets/:name',
  'Client',
  'tells a query that is the words from one that has them',
  async (server) => {
    const name = await curated(server, { ...hill, rule: { query: 'Blue  River', match: 'exact' } })
    expect(await ids(server, name, { q: 'blue river' })).toEqual(['3', '2'])
    expect(await ids(server, name, { q: 'blue river red' })).not.toContain('3')
  },
)

contract(
  'PUT /curation_sets/:name',
  'fetch',
  'refuses what is no curation, and names what is not served',
  async (server) => {
    const answer = async (item: object) => {
      const body = JSON.stringify({ items: [{ ...hill, ...item }] })
      const { status, body: said } = await server.fetch('/curation_sets/x', 'PUT', body)
      return [status, said.message]
    }
    const table: [item: object, status: number, named: string][] = [
      [{ rule: {} }, 400, 'rule'],
      [{ includes: [{ id: '1', position: 0 }] }, 400, 'position'],
      [{ rule: { ...river, tags: ['spring'] } }, 501, 'tags'],
      [{ diversity: {} }, 501, 'diversity'],
      [{ replace_query: 'x' }, 501, 'replace_query'],
      [{ remove_matched_tokens: true }, 501, 'remove_matched_tokens'],
      [{ filter_curated_hits: false }, 501, 'filter_curated_hits'],
      [{ stop_processing: false }, 501, 'stop_processing'],
    ]
    for (const [item, status, named] of table)
      expect(await answer(item)).toEqual([status, expect.stringContaining(named)])
  },
)

contract(
  'PUT /curation_sets/:name',
  'Client',
  'applies the first that holds alone, and says its metadata',
  async (server) => {
    const metadata = { note: 'Looked for hills' }
    const name = await curated(server, { ...hill, metadata }, red)
    const found = await searchBooks(server, name, { q: 'river' })
    expect(found).toMatchObject({ metadata, request_params: { q: 'river' } })
    expect(await ids(server, name, { q: 'river' })).toEqual(['3', '2', '1'])
    expect(await searchBooks(server, name, { q: 'hill' })).not.toHaveProperty('metadata')
  },
)

contract('GET /curation_sets', 'Client', 'is a bare list', async (server) => {
  const name = await put(server, hill)
  expect(await server.client.curationSets().retrieve()).toContainEqual(
    expect.objectContaining({ name, items: [expect.objectContaining(hill)] }),
  )
})

contract('DELETE /curation_sets/:name', 'Client', 'ends its effect', async (server) => {
  const set = await put(server, hill)
  const name = await fill(server, { curation_sets: [set] })
  expect(await server.client.curationSets(set).delete()).toEqual({ name: set })
  expect(await ids(server, name, { q: 'river' })).toEqual(['2', '1'])
})

contract(
  'PUT /curation_sets/:name',
  'Client',
  'holds a rule against words between spaces, in Chinese too',
  async (server) => {
    const name = freshName('chinese')
    const rule = { query: '訂單', match: 'contains' } as const
    const set = await put(server, { ...hill, rule, includes: [{ id: '2', position: 1 }] })
    const title = { name: 'title', type: 'string' as const, locale: 'zh' }
    await server.client.collections().create({ name, fields: [title], curation_sets: [set] })
    const documents = server.client.collections(name).documents()
    await add(server, name, { id: '1', title: '取消訂單' }, { id: '2', title: '持倉' })
    const first = async (q: string) =>
      (await documents.search({ q, query_by: 'title' }, {})).hits?.[0]?.document
    expect(await first('訂單')).toMatchObject({ id: '2' })
    expect(await first('取消 訂單')).toMatchObject({ id: '2' })
    expect(await first('取消訂單')).toMatchObject({ id: '1' })
  },
)

contract('search ?enable_curations', 'Client', 'switches them off', async (server) => {
  const name = await curated(server, hill)
  expect(await ids(server, name, { q: 'river', enable_curations: false })).toEqual(['2', '1'])
})
