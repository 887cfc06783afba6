import type { IncomingMessage, ServerResponse } from 'node:http'
import Module, { createRequire } from 'node:module'
import path from 'node:path'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { currentRender } from './page-cache.ts'
import { responseRenderer } from './render-response.ts'

const require = createRequire(import.meta.url)
const dist = path.resolve('no-build')
const file = path.join(dist, 'server', 'app', 'llms', 'route.js')
const lasting = { get: async () => null, set: async () => {} }
const route = { kind: 'APP_ROUTE', page: '/llms/route', pathname: '/llms' }
const renderRequest = { url: '/docs/llms.txt', headers: {} }

/** Requests one path from Next's own cache, with `generate` as its content. */
let request: (generate: () => Promise<unknown>) => Promise<unknown>

beforeEach(() => {
  const { default: ResponseCache } = require('next/dist/server/response-cache')
  const responseCache = new ResponseCache({ minimalMode: false, route })
  const module = new Module(file)
  module.exports = { routeModule: { responseCache } }
  require.cache[file] = module
  onTestFinished(() => void delete require.cache[file])
  request = (generate) => responseCache.get('/llms/en', generate, { incrementalCache: lasting })
})

const never = () => new Promise<never>(() => {})
const page = async () => ({ value: { kind: 'REDIRECT', props: { words: 'new' } } })
const makerOf = (
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<unknown>,
  longestMs = 1000,
) =>
  responseRenderer(async (...given) => void (await handle(...given)), {
    dist,
    longestMs,
  })

it('responseRenderer returns a chunked response as a whole', async () => {
  const make = makerOf(async (_, response) => {
    response.writeHead(203, { 'X-Made': 'yes' })
    response.flushHeaders()
    response.write('one ')
    response.end(Buffer.from('two'))
  })
  const { status, headers, body } = await make(renderRequest)
  expect([status, headers['x-made'], body.toString()]).toEqual([203, 'yes', 'one two'])
})

it('responseRenderer returns the tags recorded during the render, for each request its own', async () => {
  const make = makerOf(async ({ url }, response) => {
    await Promise.resolve()
    const noted = currentRender.getStore()
    if (noted) noted.tags = [url ?? '']
    response.end()
  })
  const made = await Promise.all(['/a', '/b'].map((url) => make({ url, headers: {} })))
  expect(made.map(({ tags }) => tags)).toEqual([['/a'], ['/b']])
})

it.each([
  ['text/markdown;q=0, text/html', 'text/html'],
  ['text/html;q=0.5, text/markdown', 'text/markdown'],
  ['application/json, text/event-stream', 'application/json, text/event-stream'],
])('Next receives the preference of the Accept header %s', async (accept, given) => {
  const make = makerOf(async ({ headers }, response) => response.end(headers.accept))
  expect((await make({ url: '/docs', headers: { accept } })).body.toString()).toBe(given)
})

it('Next receives a GET for the unchanged address, without If-None-Match', async () => {
  const make = makerOf(async ({ method, url, headers }, response) =>
    response.end(`${method} ${url} ${headers['if-none-match']}`),
  )
  const url = '/docs/a%20b?q=|c'
  expect((await make({ url, headers: { 'if-none-match': '"a"' } })).body.toString()).toBe(
    `GET ${url} undefined`,
  )
})

it('a request joins a render that never settles, as long as it is pending', async () => {
  void request(never)
  await expect(makerOf(() => request(page), 20)(renderRequest)).rejects.toThrow('given up')
})

it('the request after an abandoned render starts one of its own', async () => {
  await expect(makerOf(() => request(never), 20)(renderRequest)).rejects.toThrow('given up')
  expect(await request(page)).toMatchObject({ value: { props: { words: 'new' } } })
})

it('a failed render rejects for its request', async () => {
  const make = makerOf(() => Promise.reject(new Error('The lake is away')))
  await expect(make(renderRequest)).rejects.toThrow('The lake is away')
  const empty = makerOf(async (_, response) => response.writeHead(500).end())
  await expect(empty(renderRequest)).rejects.toThrow('Next answered 500 at /docs/llms.txt')
})
