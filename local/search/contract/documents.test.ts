import { expect } from 'vitest'
import { type Book, fill, ids } from '../testing/books.ts'
import { contractTests } from '../testing/contract.ts'
import type { TestServer } from '../testing/test-server.ts'

const contract = contractTests()

const documents = (server: TestServer, name: string) =>
  server.client.collections<Book>(name).documents()
const document = (server: TestServer, name: string, id: string) =>
  server.client.collections<Book>(name).documents(id)
const book = { id: '9', title: 'New', shelf: 'b', year: 5 }

contract(
  'POST /collections/:collection/documents',
  'Client',
  'creates one, 409 when it is there, 400 when it does not fit',
  async (server) => {
    const name = await fill(server)
    expect(await documents(server, name).create(book)).toEqual(book)
    await expect(documents(server, name).create(book)).rejects.toMatchObject({ httpStatus: 409 })
    const wrong = JSON.parse('{"id":"8","title":5,"shelf":"a","year":1}')
    await expect(documents(server, name).create(wrong)).rejects.toMatchObject({
      httpStatus: 400,
      message: expect.stringContaining('Field `title` must be a string.'),
    })
    const nameless: { id?: string } = await documents(server, name).create(
      JSON.parse('{"title":"T","shelf":"a","year":1}'),
    )
    expect(nameless.id).toMatch(/./)
  },
)

contract(
  'POST /collections/:collection/documents ?action',
  'Client',
  'upserts the whole, emplaces and updates parts',
  async (server) => {
    const name = await fill(server)
    const all = documents(server, name)
    await all.upsert({ ...book, id: '1' })
    expect(await document(server, name, '1').retrieve()).toEqual({ ...book, id: '1' })
    expect(await ids(server, name, { q: 'red' })).toEqual([])
    await all.emplace(JSON.parse('{"id":"2","year":7}'), {})
    expect(await document(server, name, '2').retrieve()).toMatchObject({
      title: 'Blue river',
      year: 7,
    })
    await all.update(JSON.parse('{"id":"2","year":8}'), {})
    expect(await document(server, name, '2').retrieve()).toMatchObject({
      title: 'Blue river',
      year: 8,
    })
    await expect(all.update(JSON.parse('{"id":"none","year":8}'), {})).rejects.toMatchObject({
      httpStatus: 404,
    })
  },
)

contract(
  'POST /collections/:collection/documents ?dirty_values',
  'Client',
  'coerces, drops or rejects what is of another type',
  async (server) => {
    const name = await fill(server)
    const all = documents(server, name)
    const dirty = JSON.parse('{"id":"7","title":1984,"shelf":"a","year":"12","lent":"perhaps"}')
    await expect(all.create(dirty)).rejects.toMatchObject({ httpStatus: 400 })
    await expect(all.create(dirty, { dirty_values: 'reject' })).rejects.toMatchObject({
      httpStatus: 400,
    })
    await expect(all.create(dirty, { dirty_values: 'coerce_or_reject' })).rejects.toMatchObject({
      httpStatus: 400,
    })
    expect(await all.upsert(dirty, { dirty_values: 'coerce_or_drop' })).toEqual({
      id: '7',
      title: '1984',
      shelf: 'a',
      year: 12,
    })
    const lent = { ...book, lent: JSON.parse('"no"') }
    expect(await all.upsert(lent, { dirty_values: 'drop' })).toEqual(book)
  },
)

contract(
  'GET /collections/:collection/documents/:id',
  'Client',
  'gives one, 404 for none',
  async (server) => {
    const name = await fill(server)
    expect(await document(server, name, '3').retrieve()).toEqual({
      id: '3',
      title: 'Green hill',
      shelf: 'b',
      year: 2010,
    })
    await expect(document(server, name, 'no').retrieve()).rejects.toMatchObject({
      httpStatus: 404,
      message: expect.stringContaining('Could not find a document with id: no'),
    })
  },
)

contract(
  'GET /collections/:collection/documents/:id ?include_fields',
  'Client',
  'gives only these',
  async (server) => {
    const name = await fill(server)
    expect(await document(server, name, '1').retrieve({ include_fields: 'id,about' })).toEqual({
      id: '1',
      about: { summary: 'The river in spring & <b> dew' },
    })
  },
)

contract(
  'GET /collections/:collection/documents/:id ?exclude_fields',
  'Client',
  'leaves these out',
  async (server) => {
    const name = await fill(server)
    expect(await document(server, name, '3').retrieve({ exclude_fields: 'title,shelf' })).toEqual({
      id: '3',
      year: 2010,
    })
  },
)

contract(
  'PATCH /collections/:collection/documents/:id',
  'Client',
  'changes a part',
  async (server) => {
    const name = await fill(server)
    await document(server, name, '3').update({ year: 1 })
    expect(await document(server, name, '3').retrieve()).toMatchObject({
      title: 'Green hill',
      year: 1,
    })
  },
)

contract(
  'PATCH /collections/:collection/documents/:id ?action',
  'Client',
  'makes the one that is missing',
  async (server) => {
    const name = await fill(server)
    const options = { action: 'upsert' as const }
    await document(server, name, '9').update(book, options)
    expect(await document(server, name, '9').retrieve()).toEqual(book)
  },
)

contract(
  'PATCH /collections/:collection/documents/:id ?dirty_values',
  'Client',
  'coerces what is of another type',
  async (server) => {
    const name = await fill(server)
    await document(server, name, '3').update(JSON.parse('{"year":"77"}'), {
      dirty_values: 'coerce_or_reject',
    })
    expect(await document(server, name, '3').retrieve()).toMatchObject({ year: 77 })
  },
)

contract(
  'DELETE /collections/:collection/documents/:id',
  'Client',
  'answers what it was',
  async (server) => {
    const name = await fill(server)
    expect(await document(server, name, '3').delete()).toMatchObject({
      id: '3',
      title: 'Green hill',
    })
    expect(await ids(server, name)).not.toContain('3')
    await expect(document(server, name, '3').delete()).rejects.toMatchObject({ httpStatus: 404 })
  },
)

contract(
  'DELETE /collections/:collection/documents/:id ?ignore_not_found',
  'Client',
  'says nothing of one that is gone',
  async (server) => {
    const name = await fill(server)
    expect(await document(server, name, 'no').delete({ ignore_not_found: true })).toEqual({
      id: 'no',
    })
  },
)
