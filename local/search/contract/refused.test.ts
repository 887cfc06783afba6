import { afterAll, beforeAll, expect, test } from 'vitest'
import { SEARCH_PARAMETERS } from '../engine/search-parameters.ts'
import { routes } from '../routes/all.ts'
import { fill, ids, schema } from '../testing/books.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const parameters = (kind: string) =>
  Object.entries(SEARCH_PARAMETERS).filter(([, support]) => support.kind === kind)
const path = (pattern: string) => pattern.replaceAll(/:\w+/g, 'x')

test('the server accepts parameters that only tune order or cost', async () => {
  const name = await fill(server)
  for (const [parameter] of parameters('accepted'))
    expect(await ids(server, name, { q: 'river', [parameter]: '1' }), parameter).toEqual(['2', '1'])
})

test('the server answers 501 to unsupported parameters, with their names', async () => {
  const name = await fill(server)
  const refused = [...parameters('only').map(([parameter]) => parameter), 'vector_query', 'preset']
  for (const parameter of [...refused, 'no_such_parameter']) {
    const message = expect.stringContaining(`\`${parameter}\``)
    await expect(ids(server, name, { [parameter]: 'x' }), parameter).rejects.toMatchObject({
      httpStatus: 501,
      message,
    })
  }
})

test('the server accepts only the supported values of some parameters', async () => {
  const name = await fill(server)
  for (const [parameter, support] of parameters('only')) {
    const values = support.kind === 'only' ? support.values : []
    for (const value of values)
      expect(await ids(server, name, { q: 'river', [parameter]: value }), parameter).toHaveLength(2)
  }
})

test('the server answers unsupported calls with 501 for the admin key, and 401 for others', async () => {
  for (const call of ['GET /presets', 'PATCH /collections/books', 'POST /config']) {
    const [method = '', address = ''] = call.split(' ')
    const body = method === 'GET' ? undefined : '{}'
    expect(await server.fetch(address, method, body)).toEqual({
      status: 501,
      body: { message: expect.stringContaining(call) },
    })
    expect((await server.fetch(address, method, body, 'nobody')).status).toBe(401)
  }
})

test('no call ignores an unknown parameter', async () => {
  for (const { method, path: pattern } of routes.filter((route) => route.parameters !== 'search')) {
    const body = method === 'GET' || method === 'DELETE' ? undefined : '{}'
    const { status, body: answer } = await server.fetch(`${path(pattern)}?colour=red`, method, body)
    expect([status, answer.message], `${method} ${pattern}`).toEqual([
      501,
      expect.stringContaining('`colour`'),
    ])
  }
})

const create = (at: TestServer, change: object) =>
  at.fetch('/collections', 'POST', JSON.stringify({ ...schema, name: 'never', ...change }))

test.each([
  [{ voice_query_model: { model_name: 'x' } }, 'voice_query_model'],
  [{ fields: [{ name: 'id', type: 'string' }] }, '`id`'],
  [{ fields: [{ name: 'a', type: 'geopoint' }] }, 'type: "geopoint"'],
  [{ fields: [{ name: 'a', type: 'object' }] }, 'type: "object"'],
  [{ fields: [{ name: 'a', type: 'auto' }] }, 'type: "auto"'],
  [{ fields: [{ name: '.*', type: 'string' }] }, 'name: ".*"'],
  [{ fields: [{ name: 'a', type: 'string', stem: true }] }, 'stem: true'],
  [{ fields: [{ name: 'a', type: 'string', store: false }] }, 'store: false'],
  [{ fields: [{ name: 'a', type: 'string', reference: 'b.id' }] }, 'reference'],
  [{ fields: [{ name: 'a', type: 'float[]', embed: {} }] }, 'embed'],
])('a schema with %j is 501', async (change, name) => {
  const { status, body } = await create(server, { default_sorting_field: '', ...change })
  expect([status, body.message]).toEqual([501, expect.stringContaining(name)])
})

test.each([
  [{ name: '' }],
  [{ fields: [] }],
  [{ fields: [{ name: 'a', type: 'word' }] }],
  [
    {
      fields: [
        { name: 'a', type: 'string' },
        { name: 'a', type: 'string' },
      ],
    },
  ],
  [{ default_sorting_field: 'none' }],
  [{ default_sorting_field: 'title' }],
  [{ token_separators: ['ab'] }],
])('a schema with %j is 400', async (change) => {
  expect((await create(server, change)).status).toBe(400)
})
