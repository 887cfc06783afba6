import { createServer, type OutgoingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { siteState } from '../../content/cache/site-state.ts'
import { pageAnswers } from './answer-pages.ts'
import { KnownRoutes } from './known-routes.ts'
import type { RenderedResponse, RenderRequest } from './render-response.ts'

type Given = Partial<Pick<RenderedResponse, 'status' | 'tags'>> & {
  headers?: OutgoingHttpHeaders
  text?: string
}

beforeEach(() => {
  siteState().receivesInvalidations = true
  onTestFinished(() => {
    siteState().receivesInvalidations = false
    siteState().invalidatedAt.clear()
  })
})

/** A site whose renders come from `make`, and a client of it. */
async function siteOf(make: (asked: RenderRequest) => Given) {
  const known = new KnownRoutes({
    read: async () => ({ paths: new Set(['', 'v5/intro', 'v5/moved']), areas: new Set() }),
    changedAt: () => 0,
  })
  const failures: unknown[] = []
  const answer = pageAnswers({
    known,
    make: async (asked) => {
      const at = performance.now()
      const { text = '', headers = {}, ...given } = make(asked)
      return { status: 200, at, ...given, headers, body: Buffer.from(text) }
    },
  })
  const server = createServer((request, response) => {
    answer(request, response)
      .then((isAnswered) => isAnswered || response.end("Next's"))
      .catch((error: unknown) => failures.push(error))
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo // it listens on a port
  return {
    failures,
    ask: async (path: string, init: RequestInit = {}) => {
      const address = `http://127.0.0.1:${port}${path}`
      const response = await fetch(address, { redirect: 'manual', ...init })
      return { status: response.status, headers: response.headers, text: await response.text() }
    },
  }
}

const kept = (seconds = 2_592_000) => ({
  'content-type': 'text/plain; charset=utf-8',
  'cache-control': `s-maxage=${seconds}, stale-while-revalidate=28944000`,
  'x-nextjs-cache': 'HIT',
})
const WORDS = 'words '.repeat(400)
const still = () => ({ headers: kept(), tags: ['intro'], text: WORDS })

it.each([
  ['/docs/v5/intro', 'en', 'This page cannot be shown at this moment.', 'Try again'],
  ['/docs/zh-TW/v5/intro', 'zh-Hant-TW', '此頁目前無法顯示。', '重試'],
])('the error body says that %s could not be rendered', async (path, lang, words, again) => {
  const failure = new Error('The lake is away')
  const { ask, failures } = await siteOf(() => {
    throw failure
  })
  const { status, headers, text } = await ask(path)
  expect(status).toBe(503)
  expect(headers.get('retry-after')).toBe('10')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(text).toContain(`<html lang="${lang}"`)
  expect(text).toContain(`<h1>${words}</h1>`)
  expect(text).toContain(`<a href="">${again}</a>`)
  expect(failures).toEqual([failure])
  const markdown = await ask('/docs/v5/intro.md')
  expect([markdown.status, markdown.text]).toEqual([
    503,
    'This page cannot be shown at this moment.\n',
  ])
})

it.each([
  ['its own tag', (etag: string) => etag],
  ['a strong one', (etag: string) => etag.replace('W/', '')],
  ['one of several', (etag: string) => `"a, b", ${etag}`],
  ['any', () => '*'],
])('a static answer is 304 without its encoding for If-None-Match with %s', async (_, tagOf) => {
  const { ask } = await siteOf(still)
  const etag = (await ask('/docs/v5/intro')).headers.get('etag') ?? ''
  expect(etag).toMatch(/^W\/"/)
  const again = await ask('/docs/v5/intro', { headers: { 'if-none-match': tagOf(etag) } })
  expect([again.status, again.text]).toEqual([304, ''])
  expect(again.headers.get('etag')).toBe(etag)
  expect(again.headers.get('content-encoding')).toBeNull()
  const other = await ask('/docs/v5/intro', { headers: { 'if-none-match': 'W/"another"' } })
  expect(other.status).toBe(200)
})

it('an answer to be revalidated each time gets an ETag, and is rendered for each request', async () => {
  let made = 0
  const { ask } = await siteOf(() => ({
    headers: {
      'content-type': 'application/rss+xml; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
    },
    text: `made ${++made}`,
  }))
  const path = '/docs/changelog/v5/changes.xml'
  const first = await ask(`${path}?area=market`)
  const headers = { 'if-none-match': first.headers.get('etag') ?? '' }
  expect((await ask(path, { headers })).text).toBe('made 2')
  made = 0
  expect((await ask(path, { headers })).status).toBe(304)
})

it('an answer is rendered once until its content changes', async () => {
  let made = 0
  const { ask } = await siteOf(() => ({ ...still(), text: `made ${++made}` }))
  expect((await ask('/docs/v5/intro')).text).toBe('made 1')
  siteState().invalidatedAt.set('another', performance.now())
  expect((await ask('/docs/v5/intro')).text).toBe('made 1')
  siteState().invalidatedAt.set('intro', performance.now())
  expect((await ask('/docs/v5/intro')).text).toBe('made 2')
})

it('the old answer is sent when a render fails', async () => {
  let fails = false
  const { ask } = await siteOf(() => {
    if (fails) throw new Error('The lake is away')
    return still()
  })
  await ask('/docs/v5/intro')
  fails = true
  siteState().invalidatedAt.set('intro', performance.now())
  const { status, headers, text } = await ask('/docs/v5/intro')
  expect([status, text]).toEqual([200, WORDS])
  expect(headers.get('cache-control')).toContain('private, no-cache')
})

it('a HEAD is answered with the headers of a GET', async () => {
  const { ask } = await siteOf(still)
  const head = await ask('/docs/v5/intro', { method: 'HEAD' })
  const got = await ask('/docs/v5/intro')
  expect(head.text).toBe('')
  for (const name of ['etag', 'content-encoding', 'content-length', 'cache-control', 'vary'])
    expect([name, head.headers.get(name)]).toEqual([name, got.headers.get(name)])
})

it('API calls, files, other methods and streams are left to Next', async () => {
  const { ask } = await siteOf(still)
  const paths = ['/docs/api/health', '/docs/_next/static/a.js', '/docs/images/a.png']
  for (const path of paths) expect([path, (await ask(path)).text]).toEqual([path, "Next's"])
  expect((await ask('/docs/mcp', { method: 'POST' })).text).toBe("Next's")
})

it('an unknown address gets the not-found page in its language, rendered for each request', async () => {
  const urls: (string | undefined)[] = []
  const { ask } = await siteOf(({ url }) => {
    urls.push(url)
    return { status: 404, headers: { 'content-type': 'text/html' }, text: 'not found' }
  })
  for (let times = 0; times < 2; times++) {
    const { status, headers } = await ask('/docs/zh-TW/v5/nothing?a')
    expect([status, headers.get('etag')]).toEqual([404, null])
  }
  expect(urls).toEqual(Array(2).fill('/docs/zh-TW/page-not-found?of=v5%2Fnothing'))
  expect(await ask('/docs/v5/nothing.md')).toMatchObject({
    status: 404,
    text: 'There is nothing at this address.\n',
  })
})

it('a client is limited after 120 unknown addresses a minute, and can still read pages', async () => {
  const { ask } = await siteOf(still)
  const headers = { 'x-forwarded-for': '192.0.2.77' }
  const asked = Array.from({ length: 130 }, (_, at) => ask(`/docs/nothing-${at}.md`, { headers }))
  const statuses = (await Promise.all(asked)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 404)).toHaveLength(120)
  expect(statuses.filter((status) => status === 429)).toHaveLength(10)
  expect((await ask('/docs/v5/intro', { headers })).status).toBe(200)
})

it('an answer has the encoding that its client accepts, and a Vary header', async () => {
  const { ask } = await siteOf(() => ({
    ...still(),
    headers: { ...kept(), vary: 'rsc, Accept', 'x-request-id': 'of another' },
  }))
  for (const [accepted, encoding] of [
    ['br', 'br'],
    ['identity', null],
  ]) {
    const headers = { 'accept-encoding': `${accepted}` }
    const answer = await ask('/docs/v5/intro', { headers })
    expect([answer.headers.get('content-encoding'), answer.text]).toEqual([encoding, WORDS])
    expect(answer.headers.get('vary')).toBe('Accept, Accept-Encoding')
    expect(answer.headers.get('x-request-id')).toBeNull()
  }
})

it('a redirect has one Location', async () => {
  const { ask } = await siteOf(() => {
    // Node sends an array for an appended header, contrary to its types.
    const twice = { ...kept(), location: '' }
    Object.assign(twice, { location: ['/docs/v5/intro', '/docs/v5/intro'] })
    return { status: 308, headers: twice }
  })
  expect((await ask('/docs/v5/moved')).headers.get('location')).toBe('/docs/v5/intro')
})

it.each([
  ['a static answer', 200, 2_592_000, 10],
  ['a redirect', 308, 2_592_000, 10],
  ['an answer that Next keeps for less', 308, 5, 5],
])(
  'browsers revalidate %s each time, and shared caches store it for seconds',
  async (_, status, seconds, shared) => {
    const { ask } = await siteOf(() => ({ status, headers: kept(seconds), text: WORDS }))
    const { headers } = await ask('/docs/v5/intro')
    expect(headers.get('cache-control')).toBe(
      `public, max-age=0, s-maxage=${shared}, must-revalidate`,
    )
    expect(headers.get('cdn-cache-control')).toBe(
      `max-age=${shared}, stale-while-revalidate=50, stale-if-error=86400`,
    )
  },
)

it.each([
  ['its own', { 'cache-control': 'no-store' }, 'no-store'],
  ['none', {}, 'no-cache'],
])('an answer with %s caching header is not shared', async (_, headers, expected) => {
  const given = await (await siteOf(() => ({ headers, text: '{}' }))).ask('/docs/v5/intro')
  expect(given.headers.get('cache-control')).toBe(expected)
  expect(given.headers.get('cdn-cache-control')).toBeNull()
})
