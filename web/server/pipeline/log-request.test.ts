import { createServer, type Server, type ServerResponse } from 'node:http'
import { afterEach, expect, it } from 'vitest'
import { z } from 'zod'
import { logRequest } from './log-request.ts'

let server: Server
const lines: unknown[] = []

afterEach(() => {
  server.close()
  lines.length = 0
})

type Answer = (response: ServerResponse, failed: (error: unknown) => void, id: unknown) => void

/** Requests `path`, and waits until it was logged or skipped. */
async function ask(path: string, answer: Answer, { slowMs = 60_000, id = '' } = {}) {
  const closed = new Promise<void>((resolve) => {
    server = createServer((request, response) => {
      const write = (line: string) => lines.push(JSON.parse(line))
      const failed = logRequest(request, response, { slowMs, write })
      response.once('close', resolve)
      answer(response, failed, request.headers['x-request-id'])
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = z.object({ port: z.number() }).parse(server.address())
  const headers = { connection: 'close', ...(id && { 'x-request-id': id }) }
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers })
  await response.text()
  await closed
  return response
}

const fine: Answer = (response) => response.end('words')

it('logRequest does not log a fast answer of a status under 500', async () => {
  await ask('/docs/v5/intro', fine)
  await ask('/docs/nothing', (response) => response.writeHead(404).end())
  expect(lines).toEqual([])
})

it('logRequest logs a failure with its reason', async () => {
  const answer = await ask('/docs/v5/intro?q=words', (response, failed) => {
    failed(new Error('No page', { cause: new Error('no lake') }))
    response.writeHead(500).end()
  })
  expect(lines).toEqual([
    {
      time: expect.stringMatching(/^\d{4}-.*Z$/),
      level: 'error',
      event: 'request',
      id: answer.headers.get('x-request-id'),
      status: 500,
      ms: expect.any(Number),
      method: 'GET',
      path: '/docs/v5/intro',
      error: expect.stringMatching(/Error: No page[\s\S]*caused by Error: no lake/),
    },
  ])
})

it('logRequest logs a slow answer, unless it is a stream', async () => {
  await ask('/docs/v5/intro', fine, { slowMs: -1 })
  expect(lines).toMatchObject([{ level: 'warn', status: 200 }])
  await ask(
    '/docs/api/draft-mode/live',
    (response) => response.writeHead(200, { 'content-type': 'text/event-stream' }).end(),
    { slowMs: -1 },
  )
  expect(lines).toHaveLength(1)
})

it.each([
  ['/docs/search?q=secret', '/docs/search'],
  ['/docs/api/preview-link/secret', '/docs/api/preview-link/…'],
  ['/docs/api/preview%2Dlink/secret?a=b', '/docs/api/preview-link/…'],
  ['/docs/api/preview-link/ended?of=secret', '/docs/api/preview-link/ended'],
  ['/docs/%E7', '(not decodable)'],
])('logRequest logs %s as %s', async (address, path) => {
  await ask(address, fine, { slowMs: -1 })
  expect(lines).toMatchObject([{ path }])
  expect(JSON.stringify(lines)).not.toContain('secret')
})

it.each([
  ['balancer-0123:456', true],
  ['short', false],
  ['with spaces in it', false],
  ['x'.repeat(129), false],
])('logRequest keeps the id %s: %s', async (id, taken) => {
  let inside: unknown
  const answer = await ask(
    '/docs',
    (response, _, given) => {
      inside = given
      response.end()
    },
    { id },
  )
  const given = answer.headers.get('x-request-id')
  expect(given === id).toBe(taken)
  expect(given).toMatch(/^[\w.:-]{8,128}$/)
  expect(inside).toBe(given)
})
