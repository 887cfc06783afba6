import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { locales } from '../../web/config/locales.ts'
import { mcpHandler } from '../../web/formats/mcp/mcp-response.ts'
import { pagePath } from '../../web/formats/mcp/page-path.ts'
import { contentDocumentation } from './content-documentation.ts'

const origin = 'https://docs.exchange.example'
const limits = { perAddress: 1e6, inAll: 1e6, atOnce: 1 }
const url = z.string().startsWith(origin)
const found = z.strictObject({
  answer: z.strictObject({ text: z.string().min(1), url }).optional(),
  results: z.array(
    z.strictObject({
      title: z.string().min(1),
      url,
      text: z.string(),
      deprecated: z.literal(true).optional(),
      others: z.array(url).min(1).optional(),
    }),
  ),
})
const coded = z.array(z.object({ code: z.string() }))
const codes = z.object({ errors: coded, nearest: coded.default([]) })
const questions = z
  .record(z.enum(locales), z.array(z.strictObject({ q: z.string(), first: z.array(z.string()) })))
  .parse(parse(readFileSync(path.join(import.meta.dirname, 'questions.yaml'), 'utf8')))

let call: (name: string, given: Record<string, unknown>) => Promise<string>
let stop: () => Promise<void>

beforeAll(async () => {
  const documentation = await contentDocumentation()
  stop = documentation.stop
  const perCall = { ms: 60_000, characters: 250_000 }
  const answer = mcpHandler(documentation.docs, { ...limits, perCall })
  const client = new Client({ name: 'test', version: '1.0.0' })
  const fetch = (url: string | URL, init?: RequestInit) => answer(new Request(url, init))
  await client.connect(new StreamableHTTPClientTransport(new URL(`${origin}/docs/mcp`), { fetch }))
  call = async (name, given) => {
    const { content, isError } = await client.callTool({ name, arguments: given })
    const [first] = content
    if (isError || first?.type !== 'text') throw new Error(`${name}: ${JSON.stringify(content)}`)
    return first.text
  }
}, 300_000)
afterAll(() => stop())

const search = async (given: { query: string; locale?: string; limit?: number }) =>
  found.parse(JSON.parse(await call('search_docs', given))).results

it('the tools’ search answers seven of ten questions first, and nearly all within three pages', async () => {
  const ranks: { q: string; rank: number }[] = []
  for (const locale of locales) {
    for (const { q, first } of questions[locale]) {
      const results = await search({ query: q, locale })
      const rank = results.findIndex(({ url }) => first.includes(pagePath(url)))
      ranks.push({ q, rank: rank < 0 ? Number.POSITIVE_INFINITY : rank })
    }
  }
  const share = (rank: number) => ranks.filter((each) => each.rank <= rank).length / ranks.length
  const late = JSON.stringify(ranks.filter(({ rank }) => rank > 0))
  expect(ranks.length).toBe(25)
  expect(share(0), late).toBeGreaterThanOrEqual(0.7)
  expect(share(2), late).toBeGreaterThanOrEqual(0.95)
})

it.each([
  [
    'rate limit of place order',
    'en',
    '/docs/v5/order/create-order',
    /^Place Order: Limit: .*20 req\/s/,
  ],
  ['default limit of get kline', 'en', '/docs/v5/market/kline#', /Default 200/],
  ['what does 10004 mean', 'en', '/docs/v5/error#row-10004', /^10004: /],
  [
    '建立訂單的頻率限制',
    'zh-TW',
    '/docs/zh-TW/v5/order/create-order',
    /^建立訂單: 頻率限制：.*每秒 20 次/,
  ],
])('the question %j is answered by its fact, in %s', async (query, locale, path, text) => {
  const { answer, results } = found.parse(JSON.parse(await call('search_docs', { query, locale })))
  expect(answer?.text).toMatch(text)
  expect(answer?.url.startsWith(`${origin}${path}`), answer?.url).toBe(true)
  expect(await call('get_page', { path: answer?.url ?? '' })).toMatch(/^# \S/)
  expect(results.length).toBeGreaterThan(0)
})

it('the tools state no fact when several endpoints have the name', async () => {
  const given = { query: 'cancel order rate limit' }
  const { answer } = found.parse(JSON.parse(await call('search_docs', given)))
  expect(answer).toBeUndefined()
})

it('the tools can read each place that their search returns', async () => {
  const results = await search({ query: 'recv_window of a request', limit: 20 })
  const places = results.flatMap(({ url, others = [] }) => [url, ...others])
  expect(places.filter((url) => url.includes('#')).length).toBeGreaterThan(5)
  for (const url of places) expect(await call('get_page', { path: url })).toMatch(/^# \S/)
  const [parameter = ''] = places.filter((url) => url.includes('#row-'))
  const [whole, part] = [parameter.split('#')[0], parameter]
  const lengths = await Promise.all(
    [whole, part].map(async (path) => (await call('get_page', { path })).length),
  )
  expect(Math.max(...lengths)).toBe(lengths[0])
})

it.each([
  ['insufficient balance', 'en', '110007'],
  ['order does not exist', 'en', '110001'],
  ['timestamp out of range', 'en', '10002'],
  ['700005', 'en', '700005'],
  ['餘額不足', 'zh-TW', '110007'],
])('the words %j lead to codes, in %s', async (words, locale, code) => {
  const { errors, nearest } = codes.parse(
    JSON.parse(await call('lookup_error_code', { code: words, locale })),
  )
  expect([...errors, ...nearest].map((each) => each.code)).toContain(code)
})

it.each(locales)('each message of the server leads only to its codes, in %s', async (locale) => {
  for (const [message, code] of [
    ['ab not enough for new order', '110007'],
    ['position idx not match position mode', '10001'],
    ['cannot set leverage [5000] gt maxLeverage [2000] by risk limit', '110013'],
  ]) {
    const { errors } = codes.parse(
      JSON.parse(await call('lookup_error_code', { code: message, locale })),
    )
    expect(errors.map((each) => each.code)).toEqual([code])
  }
})

it.each(locales)('each message of the server finds its row, in %s', async (locale) => {
  const [first] = await search({ query: 'ab not enough for new order', locale })
  expect([first?.url, ...(first?.others ?? [])].join(' ')).toContain('v5/error#row-110007')
})

it('the tools report that no code has a message, and name the nearest', async () => {
  const given = { code: 'the flux capacitor is missing' }
  const { errors, nearest } = codes.parse(JSON.parse(await call('lookup_error_code', given)))
  expect(errors).toEqual([])
  expect(nearest.length).toBeGreaterThan(0)
})

it('the search results for an error message lead to its codes too', async () => {
  const [first] = await search({ query: 'insufficient balance' })
  expect(pagePath(first?.url ?? '')).toBe('v5/error')
  expect(first?.others).toContain(`${origin}/docs/v5/error#row-170131`)
})
