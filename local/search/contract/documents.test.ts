import { expect } from 'vitest'
import { type Book, fill, ids } from '../testing/books.ts'
import { contractTests } from '../testing/contract.ts'
import type { TestServer } from '../testing/test-server.ts'

const contract = contractTests()

const documents = (server: TestServer, name: string) =>
  server.client.collections<Book>(name).documents()
const parsed = (answer: string) => answer.split('\n').map((line) => JSON.parse(line))
const line = (id: string) => JSON.stringify({ id, title: 'T', shelf: 'a', year: 1 })

contract(
  'POST /collections/:collection/documents/import',
  'Client',
  'answers line by line what became of each',
  async (server) => {
    const name = await fill(server)
    const table: [line: string, code?: number, error?: string][] = [
      [line('7')],
      ['{"title":"Nameless","shelf":"d","year":1}'],
      ['{"id":"8","title":5,"shelf":"a","year":1}', 400, 'Field `title` must be a string.'],
      ['no json', 400, 'Bad JSON.'],
      [
        '{"id":"9","title":"T"}',
        400,
        'Field `shelf` has been declared in the schema, but is not found in the document.',
      ],
      [line('1'), 409, 'A document with id 1 already exists.'],
      ['[]', 400, 'Bad JSON: document must be an object.'],
    ]
    const lines = table.map(([each]) => each)
    expect(parsed(await documents(server, name).import(lines.join('\n')))).toEqual(
      table.map(([document, code, error]) =>
        code === undefined ? { success: true } : { code, document, error, success: false },
      ),
    )
    expect(await ids(server, name, { filter_by: 'year:=1' })).toEqual([
      '7',
      expect.stringMatching(/./),
    ])
  },
)

contract(
  'POST /collections/:collection/documents/import',
  'Client',
  'sends back the beginning of a long line that it refuses',
  async (server) => {
    const name = await fill(server)
    const long = `{"title":"${'x'.repeat(50_000)}`
    expect(parsed(await documents(server, name).import(long))).toMatchObject([
      { code: 400, document: `${long.slice(0, 10_000)}…` },
    ])
  },
)

contract(
  'POST /collections/:collection/documents/import ?action',
  'Client',
  'upserts the whole, so that old words are found no more',
  async (server) => {
    const name = await fill(server)
    const all = documents(server, name)
    await all.import([line('1'), line('6')].join('\n'), { action: 'upsert' })
    const stored = parsed(await all.export({ include_fields: 'id,title,about' }))
    expect(stored).toEqual([
      { id: '1', title: 'T' },
      { id: '2', title: 'Blue river' },
      { id: '3', title: 'Green hill' },
      { id: '4', title: 'A parcel from 2020' },
      { id: '6', title: 'T' },
    ])
    expect(await ids(server, name, { q: 'red' })).toEqual([])
    await expect(all.import(line('1'), { action: 'update' })).rejects.toMatchObject({
      httpStatus: 501,
    })
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
    for (const parameters of [{}, { filter_by: 'year:' }])
      await expect(documents(server, name).delete(parameters)).rejects.toMatchObject({
        httpStatus: 400,
      })
    expect(await ids(server, name)).toHaveLength(4)
  },
)

const exported = async (server: TestServer, options: object) =>
  documents(server, await fill(server)).export(options)

contract(
  'GET /collections/:collection/documents/export',
  'Client',
  'gives a line for each, in the order of writing',
  async (server) => {
    const lines = parsed(await exported(server, {}))
    expect(lines.map(({ id }) => id)).toEqual(['1', '2', '3', '4'])
  },
)

contract(
  'GET /collections/:collection/documents/export ?filter_by',
  'Client',
  'gives what it holds for',
  async (server) => {
    const hill = '{"id":"3","title":"Green hill","shelf":"b","year":2010}'
    expect(await exported(server, { filter_by: 'shelf:=b' })).toBe(hill)
  },
)

contract(
  'GET /collections/:collection/documents/export ?include_fields',
  'Client',
  'gives only these',
  async (server) => {
    const parameters = { filter_by: 'shelf:=b', include_fields: 'id,year' }
    expect(await exported(server, parameters)).toBe('{"id":"3","year":2010}')
  },
)

contract(
  'GET /collections/:collection/documents/export ?exclude_fields',
  'Client',
  'leaves these out',
  async (server) => {
    const parameters = { filter_by: 'shelf:=b', exclude_fields: 'title,shelf' }
    expect(await exported(server, parameters)).toBe('{"id":"3","year":2010}')
  },
)
