import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { describe, expect, it, vi } from 'vitest'
import { anchorRows } from '../../content/blocks/row-anchors.ts'
import { codeSamples } from '../../samples/code-samples.ts'
import { errors as errorTable, operation, pageFixture, table } from '../../testing/page-fixture.ts'
import type { Documentation } from './documentation.ts'
import { type McpLimits, mcpHandler } from './mcp-response.ts'

const origin = 'https://docs.exchange.example'
const time = operation('GET', '/v5/market/time', 'Get Time', [], [['timeSecond', 'In seconds']])
const request = { _key: 'r', title: '', language: 'http', code: 'GET /v5/market/time' }
const samples = codeSamples(time.operation, request, 'https://api.exchange.example')
const sampled = {
  ...time,
  operation: { ...time.operation, requestExamples: [{ ...request, samples }] },
}
const errors = anchorRows([
  table(['retCode', 'Meaning'], ['10002', 'The clocks differ']),
  errorTable('unified-account', [['110001', 'No such order.']]),
  errorTable('spot-trade', [['110001', 'No such spot order.', 'Compare the id.']]),
])

const docs: Documentation = {
  origin,
  page: async (path, locale) => {
    if (path === 'old') return { kind: 'redirect', to: '/v5/market/time#top', dependencies: [] }
    const body = { 'v5/market/time': [sampled], 'v5/error': errors }[path]
    return body
      ? { kind: 'page', data: pageFixture(path, 'Server Time', body, { locale }) }
      : { kind: 'missing', dependencies: [] }
  },
  operationPath: async (name) => (name.endsWith('/v5/market/time') ? 'v5/market/time' : undefined),
  search: async (query, locale, limit) => [
    { title: `${query} in ${locale}`, url: origin, text: `${limit}` },
  ],
}

/** A client of the protocol's own kit, whose requests are answered here. */
async function connected(limits: Partial<McpLimits> = {}, read = docs) {
  const answer = mcpHandler(read, {
    perAddress: 100,
    inAll: 1000,
    atOnce: 20,
    perCall: { ms: 10_000, characters: 250_000 },
    ...limits,
  })
  const client = new Client({ name: 'test', version: '1.0.0' })
  const fetch = (url: string | URL, init?: RequestInit) => answer(new Request(url, init))
  await client.connect(new StreamableHTTPClientTransport(new URL(`${origin}/docs/mcp`), { fetch }))
  const call = async (name: string, given: Record<string, unknown>) => {
    const { content, isError, structuredContent } = await client.callTool({
      name,
      arguments: given,
    })
    const [first] = content
    const text = first?.type === 'text' ? first.text : ''
    return { text, isError: isError ?? false, structuredContent }
  }
  return { client, call, answer }
}

it('says that nothing can be asked while lake and search are unreachable, and not why', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const away = () => Promise.reject(new Error('connect ECONNREFUSED lake.internal:3900'))
  const { call } = await connected(undefined, {
    origin,
    page: away,
    operationPath: away,
    search: away,
  })
  const answers = await Promise.all([
    call('search_docs', { query: 'time' }),
    call('get_page', { path: 'v5/market/time' }),
    call('get_operation', { operation: 'GET /v5/market/time' }),
    call('lookup_error_code', { code: 10002 }),
  ])
  expect(answers.map(({ isError }) => isError)).toEqual([true, true, true, true])
  for (const { text } of answers) {
    expect(text).toContain('Try again in a minute')
    expect(text).not.toContain('internal')
  }
  expect(log).toHaveBeenCalledTimes(4)
  log.mockRestore()
})

describe('the tools of the documentation', () => {
  it('are four, and change nothing', async () => {
    const { client } = await connected()
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual([
      'search_docs',
      'get_page',
      'get_operation',
      'lookup_error_code',
    ])
    expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true)
    // A page is words; what programs take apart has a form.
    const formed = tools.filter(({ outputSchema }) => outputSchema?.type === 'object')
    expect(formed.map(({ name }) => name)).toEqual([
      'search_docs',
      'get_operation',
      'lookup_error_code',
    ])
  })

  it('search in the language that is asked for, English else', async () => {
    const { call } = await connected()
    const asked = await call('search_docs', { query: 'time', locale: 'zh-TW', limit: 3 })
    const results = [{ title: 'time in zh-TW', url: origin, text: '3' }]
    expect(asked.structuredContent).toEqual({ results })
    expect(JSON.parse(asked.text)).toEqual({ results })
    expect((await call('search_docs', { query: 'time' })).text).toContain('time in en')
  })

  it.each([
    'v5/market/time',
    '/docs/zh-TW/v5/market/time.md',
    `${origin}/docs/v5/market/time#a`,
    'old',
  ])('read the page %s', async (path) => {
    const { call } = await connected()
    const { text } = await call('get_page', { path, locale: 'zh-TW' })
    const url = `${origin}/docs/zh-TW/v5/market/time`
    expect(text).toContain(`# Server Time\n`)
    expect(text).toContain(`<${url}>`)
  })

  it('read the one section that an anchor names, and all where it names none', async () => {
    const { call } = await connected()
    const whole = await call('get_page', { path: 'v5/error' })
    const row = await call('get_page', { path: `${origin}/docs/v5/error#row-spot-trade-110001` })
    expect(row.text).toContain('No such spot order.')
    expect(row.text).not.toContain('10002')
    expect(row.text).not.toContain('No such order.')
    const unknown = await call('get_page', { path: 'v5/error#row-7' })
    expect(unknown.text).toBe(whole.text)
  })

  it('name what is near where nothing is', async () => {
    const { call } = await connected()
    const page = await call('get_page', { path: 'v5/ordr/create' })
    expect(page.text).toBe(
      `There is no page v5/ordr/create. The nearest are:\n- v5 ordr create in en: ${origin}`,
    )
    const operation = await call('get_operation', { operation: 'POST /v5/ordr/create' })
    expect(operation.text).toContain('- POST v5 ordr create in en')
  })

  it.each(['GET /v5/market/time', '/v5/market/time'])('describe %s', async (name) => {
    const { call } = await connected()
    const { text, structuredContent } = await call('get_operation', { operation: name })
    expect(JSON.parse(text)).toEqual(structuredContent)
    expect(structuredContent).toMatchObject({
      url: `${origin}/docs/v5/market/time`,
      operations: [
        {
          method: 'GET',
          response: [{ path: 'timeSecond' }],
          requestExamples: [{ samples: [{ label: 'curl' }] }],
        },
      ],
    })
  })

  it('write code in the language that is asked for', async () => {
    const { call } = await connected()
    const { text } = await call('get_operation', { operation: '/v5/market/time', language: 'go' })
    const [example] = JSON.parse(text).operations[0].requestExamples
    expect(example.samples).toEqual([
      { label: 'Go', language: 'go', code: expect.stringContaining('package main') },
    ])
  })

  it.each([10002, '10002'])('explain the error %j', async (code) => {
    const { call } = await connected()
    const { text } = await call('lookup_error_code', { code })
    expect(JSON.parse(text)).toEqual({
      errors: [
        { code: '10002', meaning: 'The clocks differ', url: expect.stringContaining('/v5/error#') },
      ],
    })
  })

  it('explain a code of several parts of the API, each with its part', async () => {
    const { call } = await connected()
    const { text } = await call('lookup_error_code', { code: 110001 })
    const page = `${origin}/docs/v5/error`
    expect(JSON.parse(text).errors).toEqual([
      {
        code: '110001',
        meaning: 'No such order.',
        group: 'Codes of unified-account',
        url: `${page}#row-110001`,
      },
      {
        code: '110001',
        meaning: 'No such spot order. · Compare the id.',
        group: 'Codes of spot-trade',
        url: `${page}#row-spot-trade-110001`,
      },
    ])
  })

  it.each([
    ['get_page', { path: 'v5/nothing' }],
    ['get_page', { path: '%E0%A4%A' }],
    ['get_operation', { operation: 'GET /v5/nothing' }],
    ['lookup_error_code', { code: '1' }],
  ])('say so where there is nothing: %s %j', async (name, given) => {
    const { call } = await connected()
    expect(await call(name, given)).toMatchObject({ isError: true })
  })

  it.each([
    ['search_docs', { query: '' }],
    ['search_docs', { query: 'a', limit: 1000 }],
    ['get_page', { path: 'v5/market/time', locale: 'fr' }],
    ['get_operation', { operation: 'GET /v5/market/time', language: 'cobol' }],
    ['lookup_error_code', { code: 'abc' }],
  ])('refuse what is no argument: %s %j', async (name, given) => {
    const { call } = await connected()
    const refused = await call(name, given).then(
      ({ isError }) => isError,
      () => true,
    )
    expect(refused).toBe(true)
  })
})

describe('the address of the tools', () => {
  const post = (address: string, body = '{}') =>
    new Request(`${origin}/docs/mcp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body,
    })

  it('lets each caller ask so often, and all together', async () => {
    const { answer } = await connected({ perAddress: 8, inAll: 12 })
    const statuses = async (address: string) => {
      const answers = await Promise.all(Array.from({ length: 9 }, () => answer(post(address))))
      return answers.filter(({ status }) => status === 429)
    }
    const [refused, ...others] = await statuses('::1')
    expect(others).toEqual([])
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await statuses('::2')).length).toBeGreaterThan(4)
  })

  const call = (id: number) => ({
    jsonrpc: '2.0',
    id,
    method: 'tools/call',
    params: { name: 'get_page', arguments: { path: 'v5/market/time' } },
  })
  const calls = (count: number) =>
    JSON.stringify(Array.from({ length: count }, (_, index) => call(index)))

  it('counts each call of a request that holds several, and takes only so many at once', async () => {
    let read = 0
    const counted: Documentation = {
      ...docs,
      page: (path, locale) => {
        read += 1
        return docs.page(path, locale)
      },
    }
    const { answer } = await connected({ perAddress: 9, atOnce: 4 }, counted)
    const ask = async (count: number) => {
      const request = post('::1', calls(count))
      request.headers.set('accept', 'application/json, text/event-stream')
      const response = await answer(request)
      return { status: response.status, text: await response.text() }
    }
    expect((await ask(4)).status).toBe(200)
    expect(read).toBe(4)
    const { status, text } = await ask(5)
    expect([status, JSON.parse(text)]).toMatchObject([400, { error: { code: -32600 } }])
    expect((await ask(4)).status).toBe(200)
    expect((await ask(1)).status).toBe(429)
    expect(read).toBe(8)
  })

  it('gives each call so much time, and an answer so much room', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const never = { ...docs, page: () => new Promise<never>(() => {}) }
    const late = await connected({ perCall: { ms: 20, characters: 1000 } }, never)
    const page = { path: 'v5/market/time' }
    expect(await late.call('get_page', page)).toMatchObject({ isError: true })
    const { call } = await connected({ perCall: { ms: 10_000, characters: 100 } })
    const { isError, text } = await call('get_page', page)
    expect({ isError, text }).toMatchObject({ isError: true, text: expect.stringContaining('100') })
    log.mockRestore()
  })

  it('refuses what is too long', async () => {
    const { answer } = await connected()
    const { status } = await answer(post('::1', JSON.stringify({ padding: 'x'.repeat(70_000) })))
    expect(status).toBe(413)
  })
})
