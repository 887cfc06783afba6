import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs } from '../../tests/support/called.ts'
import { ADMIN_KEY, startTestServer } from './testing/test-server.ts'

let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const admin = { 'x-typesense-api-key': ADMIN_KEY }

test.each([
  ['a healthy answer', 'localhost', '/health', {}],
  ['a list', 'localhost', '/collections', { headers: admin }],
  ['what is not there', 'localhost', '/collections/none', { headers: admin }],
  ['a path that there is not', 'localhost', '/nowhere', { headers: admin }],
  ['a refusal', 'localhost', '/keys', {}],
  ['a preflight', 'localhost', '/multi_search', { method: 'OPTIONS' }],
  ['a body that cannot be read', 'localhost', '/multi_search', { method: 'POST', headers: admin }],
  ['another host', 'evil.example', '/health', {}],
])('%s is taken for nothing else', async (_, host, path, asked) => {
  const { headers } = await callAs(host, server.url + path, asked)
  expect(headers['x-content-type-options']).toBe('nosniff')
})
