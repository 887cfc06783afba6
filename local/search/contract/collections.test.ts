import { expect } from 'vitest'
import { books, fill, freshName, ids, schema } from '../testing/books.ts'
import { contractTests } from '../testing/contract.ts'

const contract = contractTests()

contract(
  'POST /collections',
  'Client',
  'answers the description, a second time 409',
  async ({ client }) => {
    const name = freshName()
    expect(
      await client.collections().create({ ...schema, name, metadata: { made: 'here' } }),
    ).toMatchObject({
      name,
      num_documents: 0,
      default_sorting_field: 'year',
      token_separators: ['-'],
      synonym_sets: [],
      metadata: { made: 'here' },
      fields: [
        { name: 'title', type: 'string', facet: false, index: true, sort: false },
        {},
        {},
        {},
        {},
        {},
        {},
      ],
    })
    await expect(client.collections().create({ ...schema, name })).rejects.toMatchObject({
      httpStatus: 409,
      message: expect.stringContaining(`A collection with name \`${name}\` already exists.`),
    })
  },
)

contract('GET /collections', 'Client', 'lists what was made last first', async (server) => {
  const [first, second] = [await fill(server), await fill(server)]
  const names = (await server.client.collections().retrieve()).map(({ name }) => name)
  expect(names.slice(0, 2)).toEqual([second, first])
})

contract(
  'GET /collections ?exclude_fields',
  'Client',
  'leaves out parts of the descriptions',
  async (server) => {
    await fill(server)
    const [only] = await server.client.collections().retrieve({ exclude_fields: 'fields' })
    expect(only).toHaveProperty('num_documents')
    expect(only).not.toHaveProperty('fields')
  },
)

contract(
  'GET /collections/:collection',
  'Client',
  'describes one, 404 for none',
  async ({ client, ...server }) => {
    const name = await fill({ client, ...server })
    expect(await client.collections(name).retrieve()).toMatchObject({
      name,
      num_documents: books.length,
    })
    expect(await client.collections('none').exists()).toBe(false)
    await expect(client.collections('none').retrieve()).rejects.toMatchObject({ httpStatus: 404 })
  },
)

contract('DELETE /collections/:collection', 'Client', 'answers what it was', async (server) => {
  const name = await fill(server)
  expect(await server.client.collections(name).delete()).toMatchObject({ name, num_documents: 4 })
  expect(await server.client.collections(name).exists()).toBe(false)
})

contract(
  'PUT /aliases/:alias',
  'Client',
  'lets the name stand for another collection at once',
  async (server) => {
    const { client } = server
    const [alias, old] = [freshName('alias'), await fill(server)]
    const put = { collection_name: old }
    expect(await client.aliases().upsert(alias, put)).toEqual({ name: alias, ...put })
    expect((await client.collections(alias).retrieve()).name).toBe(old)
    const next = await client.collections().create({ ...schema, name: freshName() })
    await client.aliases().upsert(alias, { collection_name: next.name })
    expect(await ids(server, alias)).toEqual([])
    await expect(client.aliases().upsert(old, put)).rejects.toMatchObject({ httpStatus: 500 })
  },
)

contract('GET /aliases', 'Client', 'lists them', async (server) => {
  const [alias, collection_name] = [freshName('alias'), await fill(server)]
  await server.client.aliases().upsert(alias, { collection_name })
  expect((await server.client.aliases().retrieve()).aliases).toContainEqual({
    name: alias,
    collection_name,
  })
})

contract(
  'GET /aliases/:alias',
  'Client',
  'says what one stands for, 404 for none',
  async (server) => {
    const [alias, collection_name] = [freshName('alias'), await fill(server)]
    await server.client.aliases().upsert(alias, { collection_name })
    expect(await server.client.aliases(alias).retrieve()).toEqual({ name: alias, collection_name })
    await expect(server.client.aliases('none').retrieve()).rejects.toMatchObject({
      httpStatus: 404,
    })
  },
)

contract('DELETE /aliases/:alias', 'Client', 'keeps the collection', async (server) => {
  const [alias, collection_name] = [freshName('alias'), await fill(server)]
  await server.client.aliases().upsert(alias, { collection_name })
  expect(await server.client.aliases(alias).delete()).toEqual({ name: alias, collection_name })
  await expect(server.client.collections(alias).retrieve()).rejects.toMatchObject({
    httpStatus: 404,
  })
  expect(await server.client.collections(collection_name).exists()).toBe(true)
})
