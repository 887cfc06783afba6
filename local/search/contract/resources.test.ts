import { expect } from 'vitest'
import { add, fill, freshName, ids } from '../testing/books.ts'
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
    for (const item of [{ synonyms: ['c++'], symbols_to_index: ['+'] }, { synonyms: [] }])
      await expect(
        client.synonymSets('no').upsert({ items: [{ id: 'no', ...item }] }),
      ).rejects.toMatchObject({ httpStatus: 400 })
  },
)

contract('GET /synonym_sets', 'Client', 'is a bare list', async ({ client }) => {
  const set = freshName('set')
  await client.synonymSets(set).upsert({ items })
  expect(await client.synonymSets().retrieve()).toContainEqual(
    expect.objectContaining({ name: set }),
  )
})

contract('DELETE /synonym_sets/:name', 'Client', 'deletes it', async ({ client }) => {
  const set = freshName('set')
  await client.synonymSets(set).upsert({ items })
  expect(await client.synonymSets(set).delete()).toEqual({ name: set })
  expect((await client.synonymSets().retrieve()).map(({ name }) => name)).not.toContain(set)
  await expect(client.synonymSets(set).delete()).rejects.toMatchObject({ httpStatus: 404 })
})

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
    const parameters = { q: 'the hill', drop_tokens_threshold: 0 }
    expect(await ids(server, name, parameters)).toEqual([])
    expect(await ids(server, name, { ...parameters, stopwords: set })).toEqual(['3'])
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
    await add(server, name, { id: '1', title: '取消訂單' })
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

contract('DELETE /stopwords/:name', 'Client', 'deletes one', async ({ client }) => {
  const set = freshName('stop')
  await client.stopwords().upsert(set, { stopwords: ['the'] })
  expect(await client.stopwords(set).delete()).toEqual({ id: set })
  await expect(client.stopwords(set).delete()).rejects.toMatchObject({ httpStatus: 404 })
})

contract(
  'search ?stopwords',
  'Client',
  'takes several sets, and must know them',
  async (server) => {
    const [one, two, name] = [freshName('stop'), freshName('stop'), await fill(server)]
    await server.client.stopwords().upsert(one, { stopwords: ['the'] })
    await server.client.stopwords().upsert(two, { stopwords: ['old'] })
    const parameters = { q: 'the old hill', drop_tokens_threshold: 0 }
    expect(await ids(server, name, { ...parameters, stopwords: `${one},${two}` })).toEqual(['3'])
    await expect(ids(server, name, { ...parameters, stopwords: 'none' })).rejects.toMatchObject({
      httpStatus: 404,
    })
  },
)
