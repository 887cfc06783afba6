import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { finishAnswer } from './finish-answer.ts'
import { KeptAnswers } from './kept-answers.ts'

let server: Server | undefined
afterEach(() => void server?.close())

/** What a client gets of `answer` at `path`. */
async function asked(
  path: string,
  answer: (response: ServerResponse, request: IncomingMessage) => void,
  init?: RequestInit,
) {
  server = createServer((request, response) => {
    const answers = new KeptAnswers()
    finishAnswer(request, response, answers)
    // As Next does.
    request.url = '/elsewhere'
    answer(response, request)
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', () => resolve()))
  const { port } = server.address() as AddressInfo // it listens on a port
  const response = await fetch(`http://127.0.0.1:${port}${path}`, init)
  return { status: response.status, headers: response.headers, text: await response.text() }
}

const emptyPage = (response: ServerResponse) =>
  response.writeHead(500, { 'Content-Type': 'text/html', 'Content-Length': 6 }).end('<html>')
const failedPage = (response: ServerResponse) => {
  response.statusCode = 500
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.setHeader('Content-Length', 6)
  response.end('<html>')
}

it.each([
  ['/docs/v5/intro', 'en', 'This page cannot be shown at this moment.', 'Try again'],
  ['/docs/zh-TW/v5/intro', 'zh-Hant-TW', '此頁目前無法顯示。', '重試'],
])('says in words that the page %s could not be made', async (path, lang, words, again) => {
  const { status, headers, text } = await asked(path, failedPage)
  expect(status).toBe(503)
  expect(headers.get('retry-after')).toBe('10')
  expect(text).toContain(`<html lang="${lang}"`)
  expect(text).toContain(`<h1>${words}</h1>`)
  expect(text).toContain(`<a href="">${again}</a>`)
})

it('says so in plain text where no page was asked for', async () => {
  const { status, headers, text } = await asked('/docs/v5/intro.md', (response) => {
    response.statusCode = 500
    response.end()
  })
  expect(status).toBe(503)
  expect(headers.get('content-type')).toContain('text/plain')
  expect(text).toBe('This page cannot be shown at this moment.\n')
})

it('leaves alone what answers, fails in words of its own, or has begun', async () => {
  const ok = await asked('/docs', (response) => response.end('fine'))
  expect([ok.status, ok.text]).toEqual([200, 'fine'])
  const own = await asked('/docs/api/health', (response) => response.writeHead(503).end('{}'))
  expect([own.status, own.text]).toEqual([503, '{}'])
  const begun = await asked('/docs', emptyPage)
  expect([begun.status, begun.text]).toEqual([500, '<html>'])
})

const staticText = (response: ServerResponse) => {
  response.setHeader('Content-Type', 'text/plain; charset=utf-8')
  response.setHeader('Cache-Control', 's-maxage=2592000, stale-while-revalidate=28944000')
  response.setHeader('x-nextjs-cache', 'HIT')
  response.end('words '.repeat(400))
}

it.each([
  ['its own tag', (etag: string) => etag],
  ['a strong one', (etag: string) => etag.replace('W/', '')],
  ['one of several', (etag: string) => `"a, b", ${etag}`],
  ['any', () => '*'],
])('a static answer is 304 without its encoding for If-None-Match with %s', async (_, tagOf) => {
  const { headers } = await asked('/docs/llms.txt', staticText)
  const etag = headers.get('etag') ?? ''
  expect(etag).toMatch(/^W\/"/)
  const init = { headers: { 'if-none-match': tagOf(etag) } }
  const again = await asked('/docs/llms.txt', staticText, init)
  expect([again.status, again.text]).toEqual([304, ''])
  expect(again.headers.get('etag')).toBe(etag)
  expect(again.headers.get('content-encoding')).toBeNull()
})

it('an answer that is to be asked for each time gets a tag, and is made for each', async () => {
  let made = 0
  const answer = (response: ServerResponse) => {
    response.setHeader('Content-Type', 'application/rss+xml; charset=utf-8')
    response.setHeader('Cache-Control', 'public, max-age=0, must-revalidate')
    response.end(`made ${++made}`)
  }
  const first = await asked('/docs/changelog/v5/changes.xml?area=market', answer)
  const headers = { 'if-none-match': first.headers.get('etag') ?? '' }
  expect((await asked('/docs/changelog/v5/changes.xml', answer, { headers })).text).toBe('made 2')
  made = 0
  expect((await asked('/docs/changelog/v5/changes.xml', answer, { headers })).status).toBe(304)
})

it('a static answer is 200 for If-None-Match with another tag', async () => {
  const init = { headers: { 'if-none-match': 'W/"another"' } }
  expect((await asked('/docs/llms.txt', staticText, init)).status).toBe(200)
})

it('a HEAD is answered with the headers of a GET', async () => {
  const got = await asked('/docs/llms.txt', staticText)
  const head = await asked('/docs/llms.txt', staticText, { method: 'HEAD' })
  expect(head.text).toBe('')
  for (const name of ['etag', 'content-encoding', 'content-length', 'cache-control', 'vary'])
    expect([name, head.headers.get(name)]).toEqual([name, got.headers.get(name)])
})

it.each([
  ['text/markdown;q=0, text/html', 'text/html'],
  ['text/html;q=0.5, text/markdown', 'text/markdown'],
  ['application/json, text/event-stream', 'application/json, text/event-stream'],
])('Next is given what %s prefers', async (accept, given) => {
  let seen: string | undefined
  const answer = (response: ServerResponse, request: IncomingMessage) => {
    seen = request.headers.accept
    response.end()
  }
  await asked('/docs', answer, { headers: { accept } })
  expect(seen).toBe(given)
})

const redirectKeptFor = (seconds: number) => (response: ServerResponse) => {
  response.setHeader('Cache-Control', `s-maxage=${seconds}, stale-while-revalidate=28944000`)
  response.writeHead(308, { Location: '/docs/v5/intro' }).end()
}

it.each([
  ['a static answer', staticText, 10],
  ['a redirect', redirectKeptFor(2_592_000), 10],
  ['an answer that Next keeps for less', redirectKeptFor(5), 5],
])(
  'browsers ask each time for %s, and shared caches keep it for seconds',
  async (_, answer, shared) => {
    const { headers } = await asked('/docs/v5/intro', answer, { redirect: 'manual' })
    expect(headers.get('cache-control')).toBe(
      `public, max-age=0, s-maxage=${shared}, must-revalidate`,
    )
    expect(headers.get('cdn-cache-control')).toBe(
      `max-age=${shared}, stale-while-revalidate=50, stale-if-error=86400`,
    )
  },
)

it.each([
  [
    'its own',
    (response: ServerResponse) => response.setHeader('Cache-Control', 'no-store'),
    'no-store',
  ],
  ['none', () => undefined, 'no-cache'],
])('an answer with %s caching header is not shared', async (_, prepare, expected) => {
  const { headers } = await asked('/docs/api/health', (response) => {
    prepare(response)
    response.end('{}')
  })
  expect(headers.get('cache-control')).toBe(expected)
  expect(headers.get('cdn-cache-control')).toBeNull()
})
