import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, foreignHosts, listens } from '../../tests/support/called.ts'
import { ADMIN_KEY, startTestServer } from './testing/test-server.ts'

let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const admin = { 'x-typesense-api-key': ADMIN_KEY }
const requestAs = (host: string, path = '/health', more = {}) =>
  callAs(host, new URL(path, server.url), { headers: admin, ...more })

test.each(foreignHosts)('the search refuses every request to the host name %s', async (host) => {
  const answers = [
    requestAs(host),
    requestAs(host, '/multi_search', { method: 'OPTIONS' }),
    requestAs(host, '/keys'),
  ]
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([421, 421, 421])
})

test('the search answers to this machine’s host names, and only on loopback addresses', async () => {
  const { port } = new URL(server.url)
  for (const name of ['localhost', '127.0.0.1', '[::1]', 'docs.localhost', `localhost:${port}`])
    expect((await requestAs(name)).status, name).toBe(200)
  expect(await listens('127.0.0.1', Number(port))).toBe(true)
  expect(await listens('127.0.0.2', Number(port))).toBe(false)
})

test.each([
  ['a healthy answer', 'localhost', '/health', {}],
  ['a list', 'localhost', '/collections', {}],
  ['a path that there is not', 'localhost', '/nowhere', {}],
  ['a preflight', 'localhost', '/multi_search', { method: 'OPTIONS' }],
  ['a body that cannot be read', 'localhost', '/multi_search', { method: 'POST' }],
  ['another host', 'evil.example', '/health', {}],
])('%s is taken for nothing else', async (_, host, path, more) => {
  expect((await requestAs(host, path, more)).headers['x-content-type-options']).toBe('nosniff')
})
