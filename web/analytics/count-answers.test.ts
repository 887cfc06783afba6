import { createServer } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { countAnswers } from './count-answers.ts'
import { type CountSubject, countKey } from './count-key.ts'

const found: string[] = []
const counter = { count: (counted: CountSubject) => void found.push(countKey(counted)) }
const server = createServer((request, response) => {
  countAnswers(counter, request, response)
  response.statusCode = request.url?.includes('missing') ? 404 : 200
  if (request.url?.includes('failed')) response.statusCode = 503
  // As Next does.
  request.url = '/docs/other'
  response.end('words')
})
let origin = ''
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
})
afterAll(() => server.close())
beforeEach(() => void found.splice(0))

async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const answer = await fetch(origin + path, {
    headers: { 'user-agent': 'curl/8', ...headers },
    method,
  })
  await answer.arrayBuffer()
  return found.map((key) => key.replaceAll('\t', ' '))
}

describe('of agents', () => {
  it.each([
    ['/docs/v5/intro.md', {}, ['agent tool md  en', 'page en v5/intro agents']],
    ['/docs/zh-TW/v5/intro.json', {}, ['agent tool json  zh-TW', 'page zh-TW v5/intro agents']],
    [
      '/docs/v5/intro',
      { accept: 'text/markdown' },
      ['agent tool md  en', 'page en v5/intro agents'],
    ],
    ['/docs/v5/intro', {}, ['agent tool html  en', 'page en v5/intro agents']],
    ['/docs/llms.txt?x=1', {}, ['agent tool llms  en']],
    ['/docs/zh-TW/llms-full.txt', {}, ['agent tool llms  zh-TW']],
  ])('%s is counted', async (path, headers, counts) => {
    await expect.poll(() => ask(path, headers)).toEqual(counts)
  })
})

it('of 404s come with the page that led there', async () => {
  expect(await ask('/docs/zh-TW/v5/missing', { referer: `${origin}/docs/v5/intro` })).toEqual([
    'missing v5/missing /docs/v5/intro',
  ])
})

const browser = {
  'user-agent': 'Mozilla/5.0 (X11) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/1',
}
it.each([
  ['a page in a browser, which says so itself', '/docs/v5/intro', browser],
  ['a failure', '/docs/v5/failed.md', {}],
  ['a file of Next’s', '/docs/_next/missing.js', {}],
  ['a call', '/docs/api/health', {}],
  ['a prefetch', '/docs/v5/missing', { 'sec-purpose': 'prefetch;prerender' }],
  ['who asks not to be tracked', '/docs/v5/missing', { dnt: '1' }],
  ['who asks so by Global Privacy Control', '/docs/v5/missing', { 'sec-gpc': '1' }],
])('of %s are none', async (_what, path, headers) => {
  expect(await ask(path, headers)).toEqual([])
})

it('of a HEAD are none', async () => {
  expect(await ask('/docs/v5/intro.md', {}, 'HEAD')).toEqual([])
})
