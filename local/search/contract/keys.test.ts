import { expect } from 'vitest'
import { fill, searchBooks } from '../testing/books.ts'
import { contractTests } from '../testing/contract.ts'
import { ADMIN_KEY, typesense } from '../testing/test-server.ts'

const contract = contractTests()

contract('GET /health', 'Client', 'is true, and needs no key', async ({ client, url }) => {
  expect(await client.health.retrieve()).toEqual({ ok: true })
  expect(await (await fetch(`${url}/health`)).json()).toEqual({ ok: true })
})

const body = { description: 'search', actions: ['documents:search'] }
let keys = 0
const newKey = (collection = 'books_.*') => ({
  ...body,
  collections: [collection],
  value: `key-${++keys}-of-the-tests`,
})

contract(
  'POST /keys',
  'Client',
  'makes a key that may do what it says where it says',
  async (server) => {
    const [name, key] = [await fill(server), newKey()]
    expect(await server.client.keys().create(key)).toMatchObject({ ...key, id: expect.any(Number) })
    await expect(server.client.keys().create(key)).rejects.toMatchObject({ httpStatus: 409 })
    const reader = { ...server, client: typesense(server.url, key.value) }
    expect((await searchBooks(reader, name)).found).toBe(4)
    const may = reader.client.collections(name)
    await expect(may.retrieve()).rejects.toMatchObject({ httpStatus: 401 })
    await expect(may.documents().delete({ filter_by: 'year:=1990' })).rejects.toMatchObject({
      httpStatus: 401,
    })
    await expect(searchBooks(reader, 'other')).rejects.toMatchObject({
      httpStatus: 401,
      message: expect.stringContaining(
        'Forbidden - a valid `x-typesense-api-key` header must be sent.',
      ),
    })
    await expect(reader.client.keys().create(newKey())).rejects.toMatchObject({ httpStatus: 401 })
    const taken = server.client.keys().create({ ...newKey(), value: ADMIN_KEY })
    await expect(taken).rejects.toMatchObject({ httpStatus: 409 })
    // The server does not support expiry.
    const ending = server.client.keys().create({ ...newKey(), expires_at: 1 })
    await expect(ending).rejects.toMatchObject({ httpStatus: 400 })
  },
)

contract('GET /keys', 'Client', 'shows only how a key begins', async ({ client }) => {
  const key = newKey()
  await client.keys().create(key)
  const last: object | undefined = (await client.keys().retrieve()).keys.at(-1)
  expect(last).toMatchObject({ ...body, value_prefix: 'key-' })
  expect(last).not.toHaveProperty('value')
})

contract('DELETE /keys/:id', 'Client', 'revokes it', async (server) => {
  const [name, key] = [await fill(server), newKey()]
  const { id } = await server.client.keys().create(key)
  expect(await server.client.keys(id).delete()).toEqual({ id })
  await expect(
    searchBooks({ ...server, client: typesense(server.url, key.value) }, name),
  ).rejects.toMatchObject({ httpStatus: 401 })
})
