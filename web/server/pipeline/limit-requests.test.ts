import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, it, onTestFinished } from 'vitest'
import { refuseOtherSpellings } from './canonical-address.ts'
import { limitRequests } from './limit-requests.ts'

/** A client of a server that answers "in" to every request that passes. */
async function served() {
  const limited = limitRequests()
  const server = createServer((request, response) => {
    if (!refuseOtherSpellings(request, response) && !limited(request, response)) response.end('in')
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  const origin = `http://127.0.0.1:${address.port}`
  return async (path: string, caller?: string, body?: string) => {
    const headers = caller === undefined ? {} : { 'x-forwarded-for': caller }
    const sent = body === undefined ? {} : { method: 'POST', body }
    return fetch(origin + path, { headers, ...sent })
  }
}

const HEALTH = '/docs/api/health?of=a'

async function most(ask: Awaited<ReturnType<typeof served>>, caller?: string) {
  for (let count = 0; count < 300; count++) expect((await ask(HEALTH, caller)).status).toBe(200)
}

it('limitRequests limits the requests of an address per minute, and sends Retry-After', async () => {
  const ask = await served()
  await most(ask, '1.2.3.4')
  const refused = await ask(HEALTH, '9.9.9.9, 1.2.3.4')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  // Neither another spelling nor another route of the family evades the limit.
  for (const other of ['%61pi/health', './api/health', 'v5/%2e%2e/api/health', '/api/health'])
    expect((await ask(`/docs/${other}`, '1.2.3.4')).status, other).toBe(429)
  expect((await ask('/docs/api/preview-link/a', '1.2.3.4')).status).toBe(429)
  expect((await ask('/docs/v5/intro', '1.2.3.4')).status).toBe(200)
  expect((await ask('/docs/api/webhook', '1.2.3.4')).status).toBe(200)
  expect((await ask(HEALTH, '1.2.3.5')).status).toBe(200)
})

it("limitRequests does not count the server's requests to itself", async () => {
  const ask = await served()
  await most(ask)
  expect((await ask(HEALTH)).status).toBe(200)
})

it('limitRequests refuses a body over 1 MiB on routes that read none', async () => {
  const ask = await served()
  expect((await ask('/docs/v5/intro', '1.2.3.4', 'x'.repeat(1024 * 1024))).status).toBe(200)
  expect((await ask('/docs/v5/intro', '1.2.3.4', 'x'.repeat(1024 * 1024 + 1))).status).toBe(413)
  // The webhook enforces its own limit while it reads, and logs the refusal.
  const delivered = await ask('/docs/api/webhook', '1.2.3.4', 'x'.repeat(1024 * 1024 + 1))
  expect(delivered.status).toBe(200)
})
