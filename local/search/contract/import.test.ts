import { expect } from 'vitest'
import { type Book, fill, ids } from '../testing/books.ts'
import { contractTests } from '../testing/contract.ts'
import type { TestServer } from '../testing/test-server.ts'

const contract = contractTests()

const documents = (server: TestServer, name: string) =>
  server.client.collections<Book>(name).documents()
const parsed = (answer: string) => answer.split('\n').map((line) => JSON.parse(line))
const line = (id: string, year: unknown = 1) => JSON.stringify({ id, title: 'T', shelf: 'a', year })

contract(
  'POST /collections/:collection/documents/import',
  'Client',
  'answers line by line what became of each',
  async (server) => {
    const name = await fill(server)
    const lines = [
      line('7'),
      '{"id":"8","title":5,"shelf":"a","year":1}',
      'no json',
      '{"id":"9","title":"T"}',
      line('1'),
      '[]',
    ]
    expect(parsed(await documents(server, name).import(lines.join('\n')))).toEqual([
      { success: true },
      { code: 400, document: lines[1], error: 'Field `title` must be a string.', success: false },
      { code: 400, document: 'no json', error: 'Bad JSON.', success: false },
      {
        code: 400,
        document: lines[3],
        error: 'Field `shelf` has been declared in the schema, but is not found in the document.',
        success: false,
      },
      {
        code: 409,
        document: lines[4],
        error: 'A document with id 1 already exists.',
        success: false,
      },
      { code: 400, document: '[]', error: 'Bad JSON: document must be an object.', success: false },
    ])
    expect(await ids(server, name, { filter_by: 'id:=7' })).toEqual(['7'])
  },
)

contract(
  'POST /collections/:collection/documents/import ?action',
  'Client',
  'upserts, updates and emplaces',
  async (server) => {
    const name = await fill(server)
    const all = documents(server, name)
    await all.import([line('1'), line('6')].join('\n'), { action: 'upsert' })
    await all.import('{"id":"2","year":3}\n{"id":"5","year":3}', { action: 'update' })
    await all.import('{"id":"3","year":4}', { action: 'emplace' })
    const stored = parsed(await all.export({ include_fields: 'id,title,year' }))
    expect(stored).toEqual([
      { id: '1', title: 'T', year: 1 },
      { id: '2', title: 'Blue river', year: 3 },
      { id: '3', title: 'Green hill', year: 4 },
      { id: '4', title: 'A parcel from 2020', year: 1985 },
      { id: '6', title: 'T', year: 1 },
    ])
    await expect(
      server.fetch(`/collections/${name}/documents/import?action=no`, 'POST', line('9')),
    ).resolves.toMatchObject({ status: 400 })
  },
)

contract(
  'POST /collections/:collection/documents/import ?dirty_values',
  'Client',
  'coerces, drops or rejects',
  async (server) => {
    const name = await fill(server)
    const with_ = async (dirty_values: 'coerce_or_reject' | 'drop' | 'reject') =>
      parsed(await documents(server, name).import(line(dirty_values, '12'), { dirty_values }))[0]
        .success
    expect([await with_('coerce_or_reject'), await with_('reject'), await with_('drop')]).toEqual([
      true,
      false,
      false,
    ])
    expect(await ids(server, name, { filter_by: 'year:=12' })).toEqual(['coerce_or_reject'])
  },
)

contract(
  'POST /collections/:collection/documents/import ?batch_size',
  'Client',
  'must be a number; the answer is the same',
  async (server) => {
    const name = await fill(server)
    const lines = [line('7'), line('8')].join('\n')
    await expect(documents(server, name).import(lines, { batch_size: 0 })).rejects.toMatchObject({
      httpStatus: 400,
    })
    expect(parsed(await documents(server, name).import(lines, { batch_size: 1 }))).toEqual([
      { success: true },
      { success: true },
    ])
  },
)

contract(
  'POST /collections/:collection/documents/import ?return_id',
  'Client',
  'says the id',
  async (server) => {
    const name = await fill(server)
    expect(parsed(await documents(server, name).import(line('7'), { return_id: true }))).toEqual([
      { id: '7', success: true },
    ])
  },
)

contract(
  'POST /collections/:collection/documents/import ?return_doc',
  'Client',
  'gives the document',
  async (server) => {
    const name = await fill(server)
    expect(parsed(await documents(server, name).import(line('7'), { return_doc: true }))).toEqual([
      { document: JSON.parse(line('7')), success: true },
    ])
  },
)

contract(
  'POST /collections/:collection/documents/import ?throwOnFail',
  'Client',
  'makes the client throw',
  async (server) => {
    const name = await fill(server)
    const twice = [JSON.parse(line('1'))]
    await expect(
      documents(server, name).import(twice, { throwOnFail: true }),
    ).rejects.toMatchObject({ name: 'ImportError' })
  },
)

contract(
  'POST /collections/:collection/documents/import',
  'Client',
  'sends back the beginning of a long line that it refuses',
  async (server) => {
    const name = await fill(server)
    const long = `{"title":"${'x'.repeat(50_000)}`
    const [answer] = parsed(await documents(server, name).import(long))
    expect(answer).toEqual({
      code: 400,
      document: `${long.slice(0, 10_000)}…`,
      error: 'Bad JSON.',
      success: false,
    })
  },
)
