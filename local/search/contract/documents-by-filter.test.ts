import { expect } from 'vitest'
import { type Book, fill, ids } from '../testing/books.ts'
import { contractTests } from '../testing/contract.ts'
import type { TestServer } from '../testing/test-server.ts'

const contract = contractTests()

const documents = (server: TestServer, name: string) =>
  server.client.collections<Book>(name).documents()

contract(
  'PATCH /collections/:collection/documents',
  'Client',
  'changes what a filter holds for',
  async (server) => {
    const name = await fill(server)
    const change = JSON.parse('{"year":1}')
    expect(await documents(server, name).update(change, { filter_by: 'shelf:=a' })).toEqual({
      num_updated: 2,
    })
    expect(await ids(server, name, { filter_by: 'year:=1' })).toEqual(['1', '2'])
  },
)

contract(
  'PATCH /collections/:collection/documents ?filter_by',
  'fetch',
  'is required',
  async (server) => {
    const name = await fill(server)
    const answer = await server.fetch(
      `/collections/${name}/documents?filter_by=`,
      'PATCH',
      '{"year":1}',
    )
    expect(answer).toEqual({
      status: 400,
      body: { message: 'Parameter `filter_by` must be provided.' },
    })
  },
)

contract(
  'PATCH /collections/:collection/documents ?dirty_values',
  'fetch',
  'coerces what is of another type',
  async (server) => {
    const name = await fill(server)
    const path = `/collections/${name}/documents?filter_by=shelf:=a&dirty_values=coerce_or_reject`
    expect(await server.fetch(path, 'PATCH', '{"year":"1"}')).toEqual({
      status: 200,
      body: { num_updated: 2 },
    })
  },
)

contract(
  'PATCH /collections/:collection/documents ?action',
  'Client',
  'is update, whatever the client sends',
  async (server) => {
    const name = await fill(server)
    const change = JSON.parse('{"year":1}')
    const options = { filter_by: 'shelf:=a', action: 'update' }
    expect(await documents(server, name).update(change, options)).toEqual({ num_updated: 2 })
  },
)

contract(
  'DELETE /collections/:collection/documents',
  'Client',
  'deletes what a filter holds for',
  async (server) => {
    const name = await fill(server)
    expect(await documents(server, name).delete({ filter_by: 'shelf:=a' })).toEqual({
      num_deleted: 2,
    })
    expect(await ids(server, name)).toEqual(['3', '4'])
  },
)

contract(
  'DELETE /collections/:collection/documents ?filter_by',
  'Client',
  'must be there, and must be one',
  async (server) => {
    const name = await fill(server)
    await expect(documents(server, name).delete({})).rejects.toMatchObject({ httpStatus: 400 })
    await expect(documents(server, name).delete({ filter_by: 'year:' })).rejects.toMatchObject({
      httpStatus: 400,
    })
    expect(await documents(server, name).delete({ filter_by: 'id:=[1,2]' })).toEqual({
      num_deleted: 2,
    })
  },
)

contract(
  'DELETE /collections/:collection/documents ?truncate',
  'Client',
  'deletes everything',
  async (server) => {
    const name = await fill(server)
    expect(await documents(server, name).delete({ truncate: true })).toEqual({ num_deleted: 4 })
    expect((await server.client.collections(name).retrieve()).num_documents).toBe(0)
  },
)

contract(
  'DELETE /collections/:collection/documents ?batch_size',
  'Client',
  'must be a number; all go, in whatever batches',
  async (server) => {
    const name = await fill(server)
    const some = { filter_by: 'shelf:=a', batch_size: 0 }
    await expect(documents(server, name).delete(some)).rejects.toMatchObject({ httpStatus: 400 })
    expect(await documents(server, name).delete({ ...some, batch_size: 1 })).toEqual({
      num_deleted: 2,
    })
  },
)

contract(
  'DELETE /collections/:collection/documents ?return_id',
  'Client',
  'says which',
  async (server) => {
    const name = await fill(server)
    expect(
      await documents(server, name).delete({ filter_by: 'shelf:=a', return_id: true }),
    ).toEqual({ num_deleted: 2, ids: ['1', '2'] })
  },
)

contract(
  'DELETE /collections/:collection/documents ?return_doc',
  'Client',
  'says what they were',
  async (server) => {
    const name = await fill(server)
    expect(
      await documents(server, name).delete({ filter_by: 'id:=3', return_doc: true }),
    ).toMatchObject({ num_deleted: 1, documents: [{ id: '3', title: 'Green hill' }] })
  },
)

contract(
  'DELETE /collections/:collection/documents ?ignore_not_found',
  'Client',
  'is so anyway',
  async (server) => {
    const name = await fill(server)
    expect(
      await documents(server, name).delete({ filter_by: 'id:=no', ignore_not_found: true }),
    ).toEqual({ num_deleted: 0 })
  },
)

contract(
  'GET /collections/:collection/documents/export',
  'Client',
  'gives a line for each, in the order of writing',
  async (server) => {
    const name = await fill(server)
    const lines = (await documents(server, name).export()).split('\n')
    expect(lines.map((line) => JSON.parse(line).id)).toEqual(['1', '2', '3', '4'])
  },
)

contract(
  'GET /collections/:collection/documents/export ?filter_by',
  'Client',
  'gives what it holds for',
  async (server) => {
    const name = await fill(server)
    expect(
      JSON.parse(await documents(server, name).export({ filter_by: 'year:>2005' })),
    ).toMatchObject({ id: '3' })
  },
)

contract(
  'GET /collections/:collection/documents/export ?include_fields',
  'Client',
  'gives only these',
  async (server) => {
    const name = await fill(server)
    expect(
      await documents(server, name).export({ filter_by: 'id:=3', include_fields: 'id,year' }),
    ).toBe('{"id":"3","year":2010}')
  },
)

contract(
  'GET /collections/:collection/documents/export ?exclude_fields',
  'Client',
  'leaves these out',
  async (server) => {
    const name = await fill(server)
    expect(
      await documents(server, name).export({ filter_by: 'id:=3', exclude_fields: 'title,shelf' }),
    ).toBe('{"id":"3","year":2010}')
  },
)
