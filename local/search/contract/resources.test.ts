import { expect } from 'vitest'
import { fill, freshName, ids, searchBooks } from '../testing/books.ts'
import { contractTests } from '../testing/contract.ts'

const contract = contractTests()

const items = [
  { id: 'colours', synonyms: ['green', 'blue'] },
  { id: 'water', root: 'water', synonyms: ['river'] },
]

contract(
  'PUT /synonym_sets/:name',
  'Client',
  'makes a set, whose words stand for each other',
  async (server) => {
    const set = freshName('set')
    expect(await server.client.synonymSets(set).upsert({ items })).toMatchObject({
      name: set,
      items,
    })
    const name = await fill(server, { synonym_sets: [set] })
    expect(await ids(server, name, { q: 'green' })).toEqual(['3', '2'])
    expect(await ids(server, name, { q: 'water' })).toEqual(['2', '1'])
    expect(await ids(server, name, { q: 'river' })).toEqual(['2', '1'])
  },
)

contract(
  'PUT /synonym_sets/:name',
  'Client',
  'refuses symbols in words, and what is no set',
  async ({ client }) => {
    const symbols = { items: [{ id: 'plus', synonyms: ['c++'], symbols_to_index: ['+'] }] }
    await expect(client.synonymSets('no').upsert(symbols)).rejects.toMatchObject({
      httpStatus: 501,
    })
    const none = { items: [{ id: 'none', synonyms: [] }] }
    await expect(client.synonymSets('no').upsert(none)).rejects.toMatchObject({ httpStatus: 400 })
  },
)

contract('GET /synonym_sets', 'Client', 'is a bare list', async ({ client }) => {
  const set = freshName('set')
  await client.synonymSets(set).upsert({ items })
  expect(await client.synonymSets().retrieve()).toContainEqual(
    expect.objectContaining({ name: set }),
  )
})

contract('GET /synonym_sets/:name', 'Client', 'gives one, 404 for none', async ({ client }) => {
  const set = freshName('set')
  await client.synonymSets(set).upsert({ items })
  expect(await client.synonymSets(set).retrieve()).toMatchObject({ name: set, items })
  await expect(client.synonymSets('none').retrieve()).rejects.toMatchObject({ httpStatus: 404 })
})

contract('DELETE /synonym_sets/:name', 'Client', 'deletes it', async ({ client }) => {
  const set = freshName('set')
  await client.synonymSets(set).upsert({ items })
  expect(await client.synonymSets(set).delete()).toEqual({ name: set })
  await expect(client.synonymSets(set).retrieve()).rejects.toMatchObject({ httpStatus: 404 })
})

contract('GET /synonym_sets/:name/items', 'Client', 'lists the items', async ({ client }) => {
  const set = freshName('set')
  await client.synonymSets(set).upsert({ items })
  expect(await client.synonymSets(set).items().retrieve()).toMatchObject(items)
})

contract('GET /synonym_sets/:name/items ?limit', 'fetch', 'gives so many', async (server) => {
  const set = freshName('set')
  await server.client.synonymSets(set).upsert({ items })
  const page = (query: string) => server.fetch(`/synonym_sets/${set}/items?${query}`)
  expect((await page('limit=1')).body).toMatchObject([items[0]])
  expect((await page('limit=0')).body).toHaveLength(2)
  expect((await page('limit=x')).status).toBe(400)
})

contract('GET /synonym_sets/:name/items ?offset', 'fetch', 'leaves out some', async (server) => {
  const set = freshName('set')
  await server.client.synonymSets(set).upsert({ items })
  const { body } = await server.fetch(`/synonym_sets/${set}/items?limit=5&offset=1`)
  expect(body).toMatchObject([items[1]])
})

contract('PUT /synonym_sets/:name/items/:id', 'Client', 'adds or replaces one', async (server) => {
  const set = freshName('set')
  const { client } = server
  await client.synonymSets(set).upsert({ items })
  await client
    .synonymSets(set)
    .items()
    .upsert('colours', { synonyms: ['green', 'red'] })
  const name = await fill(server, { synonym_sets: [set] })
  expect(await ids(server, name, { q: 'green' })).toEqual(['3', '1'])
})

contract('GET /synonym_sets/:name/items/:id', 'Client', 'gives one', async ({ client }) => {
  const set = freshName('set')
  await client.synonymSets(set).upsert({ items })
  expect(await client.synonymSets(set).items('water').retrieve()).toMatchObject({ root: 'water' })
})

contract('DELETE /synonym_sets/:name/items/:id', 'Client', 'deletes one', async ({ client }) => {
  const set = freshName('set')
  await client.synonymSets(set).upsert({ items })
  expect(await client.synonymSets(set).items('water').delete()).toEqual({ id: 'water' })
  expect(await client.synonymSets(set).items().retrieve()).toHaveLength(1)
})

contract(
  'search ?synonym_sets',
  'Client',
  'adds sets to those of the collection',
  async (server) => {
    const [set, name] = [freshName('set'), await fill(server)]
    await server.client.synonymSets(set).upsert({ items })
    expect(await ids(server, name, { q: 'water' })).toEqual([])
    expect(await ids(server, name, { q: 'water', synonym_sets: set })).toEqual(['2', '1'])
  },
)

contract('search ?enable_synonyms', 'Client', 'switches them off', async (server) => {
  const set = freshName('set')
  await server.client.synonymSets(set).upsert({ items })
  const name = await fill(server, { synonym_sets: [set] })
  expect(await ids(server, name, { q: 'water', enable_synonyms: false })).toEqual([])
})

contract(
  'search ?demote_synonym_match',
  'Client',
  'says whether what is typed comes first',
  async (server) => {
    const set = freshName('set')
    await server.client.synonymSets(set).upsert({ items })
    const name = await fill(server, { synonym_sets: [set] })
    const found = (demote_synonym_match: boolean) =>
      ids(server, name, { q: 'blue', demote_synonym_match, sort_by: '_text_match:desc,year:desc' })
    expect(await found(true)).toEqual(['2', '3'])
    expect(await found(false)).toEqual(['3', '2'])
  },
)

contract(
  'PUT /stopwords/:name',
  'Client',
  'makes a set of words that are not searched for',
  async (server) => {
    const [set, name] = [freshName('stop'), await fill(server)]
    const { client } = server
    expect(await client.stopwords().upsert(set, { stopwords: ['the'] })).toMatchObject({
      id: set,
      stopwords: ['the'],
    })
    const asked = { q: 'the hill', drop_tokens_threshold: 0 }
    expect(await ids(server, name, asked)).toEqual([])
    expect(await ids(server, name, { ...asked, stopwords: set })).toEqual(['3'])
  },
)

contract(
  'search ?stopwords',
  'Client',
  'leaves out Chinese words where the dictionary has them, in either script',
  async (server) => {
    const [set, name] = [freshName('stop'), freshName('chinese')]
    const title = { name: 'title', type: 'string' as const, locale: 'zh' }
    await server.client.collections().create({ name, fields: [title] })
    const documents = server.client.collections(name).documents()
    await documents.create({ id: '1', title: '取消訂單' })
    await server.client.stopwords().upsert(set, { stopwords: ['謝謝'], locale: 'zh' })
    const found = async (q: string, more: object) =>
      (await documents.search({ q, query_by: 'title', drop_tokens_threshold: 0, ...more }, {}))
        .found
    expect(await found('謝謝取消訂單', {})).toBe(0)
    expect(await found('謝謝取消訂單', { stopwords: set })).toBe(1)
    expect(await found('谢谢取消订单', { stopwords: set })).toBe(1)
    expect(await found('謝取消訂單', { stopwords: set })).toBe(0)
  },
)

contract('GET /stopwords', 'Client', 'lists the sets', async ({ client }) => {
  const set = freshName('stop')
  await client.stopwords().upsert(set, { stopwords: ['the'] })
  expect((await client.stopwords().retrieve()).stopwords).toContainEqual({
    id: set,
    stopwords: ['the'],
  })
})

contract('GET /stopwords/:name', 'Client', 'gives one, wrapped', async ({ client }) => {
  const set = freshName('stop')
  await client.stopwords().upsert(set, { stopwords: ['the'] })
  expect(await client.stopwords(set).retrieve()).toEqual({
    stopwords: { id: set, stopwords: ['the'] },
  })
})

contract('DELETE /stopwords/:name', 'Client', 'deletes one', async ({ client }) => {
  const set = freshName('stop')
  await client.stopwords().upsert(set, { stopwords: ['the'] })
  expect(await client.stopwords(set).delete()).toEqual({ id: set })
  await expect(client.stopwords(set).retrieve()).rejects.toMatchObject({ httpStatus: 404 })
})

contract(
  'search ?stopwords',
  'Client',
  'takes several sets, and must know them',
  async (server) => {
    const [one, two, name] = [freshName('stop'), freshName('stop'), await fill(server)]
    await server.client.stopwords().upsert(one, { stopwords: ['the'] })
    await server.client.stopwords().upsert(two, { stopwords: ['old'] })
    const asked = { q: 'the old hill', drop_tokens_threshold: 0 }
    expect(await ids(server, name, { ...asked, stopwords: `${one},${two}` })).toEqual(['3'])
    await expect(ids(server, name, { ...asked, stopwords: 'none' })).rejects.toMatchObject({
      httpStatus: 404,
    })
  },
)

contract('PUT /presets/:name', 'Client', 'keeps parameters under a name', async ({ client }) => {
  const preset = freshName('preset')
  const value = { q: '*', sort_by: 'year:asc' }
  expect(await client.presets().upsert(preset, { value })).toEqual({ name: preset, value })
})

contract('GET /presets', 'Client', 'lists them', async ({ client }) => {
  const preset = freshName('preset')
  await client.presets().upsert(preset, { value: { q: '*' } })
  expect((await client.presets().retrieve()).presets).toContainEqual({
    name: preset,
    value: { q: '*' },
  })
})

contract('GET /presets/:name', 'Client', 'gives one', async ({ client }) => {
  const preset = freshName('preset')
  await client.presets().upsert(preset, { value: { q: '*' } })
  expect(await client.presets(preset).retrieve()).toEqual({ name: preset, value: { q: '*' } })
})

contract('DELETE /presets/:name', 'Client', 'deletes one', async ({ client }) => {
  const preset = freshName('preset')
  await client.presets().upsert(preset, { value: { q: '*' } })
  expect(await client.presets(preset).delete()).toEqual({ name: preset })
  await expect(client.presets(preset).retrieve()).rejects.toMatchObject({ httpStatus: 404 })
})

contract(
  'search ?preset',
  'Client',
  'fills what the search leaves out, or is a whole multi search',
  async (server) => {
    const [preset, name] = [freshName('preset'), await fill(server)]
    const { client } = server
    await client.presets().upsert(preset, { value: { q: '*', sort_by: 'year:asc', per_page: 1 } })
    expect(await ids(server, name, { preset })).toEqual(['4'])
    expect(await ids(server, name, { preset, sort_by: 'year:desc' })).toEqual(['3'])
    await client
      .presets()
      .upsert(preset, { value: { searches: [{ collection: name, q: 'hill' }] } })
    const none: { collection: string; q: string }[] = []
    const answer = await client.multiSearch.perform(
      { searches: none },
      { preset, query_by: 'title' },
    )
    expect(answer.results).toMatchObject([{ found: 1 }])
    await expect(searchBooks(server, name, { preset: 'none' })).rejects.toMatchObject({
      httpStatus: 404,
    })
  },
)
