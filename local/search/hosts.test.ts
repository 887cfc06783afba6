import { expect, test } from 'vitest'
import { callAs, foreignHosts, listens } from '../../tests/support/called.ts'
import { ADMIN_KEY, startTestServer } from './testing/test-server.ts'

/** The status of an answer to a request that calls the server by this name. */
const statusOf = async (url: string, host: string, method = 'GET', path = '/health') =>
  (
    await callAs(host, new URL(path, url), {
      method,
      headers: { 'x-typesense-api-key': ADMIN_KEY },
    })
  ).status

test.each(foreignHosts)(
  'a request to the host %s is refused, whatever it asks for',
  async (host) => {
    const server = await startTestServer()
    expect(await statusOf(server.url, host)).toBe(421)
    expect(await statusOf(server.url, host, 'OPTIONS', '/multi_search')).toBe(421)
    expect(await statusOf(server.url, host, 'GET', '/keys')).toBe(421)
    await server.stop()
  },
)

test('requests to this machine’s names are answered', async () => {
  const server = await startTestServer()
  const { port } = new URL(server.url)
  const names = ['localhost', '127.0.0.1', '[::1]', 'docs.localhost']
  for (const name of [...names, `localhost:${port}`])
    expect(await statusOf(server.url, name)).toBe(200)
  await server.stop()
})

test('it listens on this machine’s own addresses alone', async () => {
  const server = await startTestServer()
  const port = Number(new URL(server.url).port)
  expect(await listens('127.0.0.1', port)).toBe(true)
  expect(await listens('127.0.0.2', port)).toBe(false)
  await server.stop()
})
