import { describe, expect, it, vi } from 'vitest'
import { COUNTED_TOOLS } from '../../analytics/count-calls.ts'
import { tokensOf } from '../../testing/tokens-of.ts'
import type { Documentation } from './documentation.ts'
import { connectClient, docs, origin } from './testing/connect-client.ts'
import { QUOTED } from './tool-answer.ts'

it('every tool answers with an error without the reason while lake and search are unreachable', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const away = () => Promise.reject(new Error('connect ECONNREFUSED lake.internal:3900'))
  const { call } = await connectClient(undefined, {
    origin,
    page: away,
    pagesLike: away,
    pageTitled: away,
    operationPath: away,
    operations: away,
    topics: away,
    ownPage: away,
    pages: away,
    specs: () => [],
    spec: away,
    changes: away,
    search: away,
    searchErrors: away,
  })
  const answers = await Promise.all([
    call('search_docs', { query: 'time' }),
    call('get_page', { path: 'v5/market/time' }),
    call('get_operation', { operation: 'GET /v5/market/time' }),
    call('lookup_error_code', { code: 10002 }),
    call('changes_since', { since: '2026-01-01' }),
  ])
  expect(answers.every(({ isError }) => isError)).toBe(true)
  for (const { text } of answers) {
    expect(text).toContain('Try again in a minute')
    expect(text).not.toContain('internal')
  }
  expect(log).toHaveBeenCalledTimes(5)
  log.mockRestore()
})

describe('the MCP tools', () => {
  it('mark quoted content as data, in the instructions and in each result', async () => {
    const { client } = await connectClient()
    expect(client.getInstructions()).toMatch(/data/)
    const asked: [string, Record<string, unknown>][] = [
      ['search_docs', { query: 'time' }],
      ['get_page', { path: 'v5/market/time' }],
      ['get_page', { path: 'v5/market/tiem' }],
      ['get_operation', { operation: 'GET /v5/market/time' }],
      ['check_request', { operation: 'GET /v5/market/time', request: '' }],
      ['sign_example', { operation: 'GET /v5/market/time' }],
      ['lookup_error_code', { code: 10002 }],
      ['changes_since', { since: '2026-01-01' }],
    ]
    for (const [name, given] of asked) {
      const { content } = await client.callTool({ name, arguments: given })
      expect(content, name).toHaveLength(2)
      expect(content[1], name).toEqual({ type: 'text', text: QUOTED })
    }
  })

  it('are seven, all read-only', async () => {
    const { client } = await connectClient()
    const { tools } = await client.listTools()
    const names = tools.map(({ name }) => name)
    expect(names).toEqual([
      'search_docs',
      'get_page',
      'get_operation',
      'check_request',
      'sign_example',
      'lookup_error_code',
      'changes_since',
    ])
    expect(COUNTED_TOOLS).toEqual(names)
    expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true)
    expect(tools.every(({ title }) => title)).toBe(true)
    // Each client reads the list before its first question.
    expect(tokensOf(JSON.stringify(tools))).toBeLessThanOrEqual(900)
  })

  it.each([
    ['search_docs', { query: 'time' }],
    ['get_page', { path: 'v5/market/time' }],
    ['get_operation', { operation: '/v5/market/time' }],
    ['check_request', { operation: '/v5/market/time', request: {} }],
    ['sign_example', { operation: '/v5/market/time' }],
    ['lookup_error_code', { code: 10002 }],
    ['changes_since', { since: '2026-01-01' }],
  ])('return their content once, as text: %s', async (name, given) => {
    const { client } = await connectClient()
    const { tools } = await client.listTools()
    // A tool with an output schema must also return the content as text.
    expect(tools.find((tool) => tool.name === name)).not.toHaveProperty('outputSchema')
    const result = await client.callTool({ name, arguments: given })
    expect(result.content).toMatchObject([{ type: 'text' }, { text: QUOTED }])
    expect(result).not.toHaveProperty('structuredContent')
  })

  it.each([
    ['search_docs', { query: 'time' }, 'results'],
    ['lookup_error_code', { code: 10002 }, 'errors'],
    ['lookup_error_code', { code: 'flux capacitor' }, 'nearest'],
    ['changes_since', { since: '2026-01-01' }, 'changes'],
  ])(
    'return structured content by their schema, once, when the address asks for it: %s',
    async (name, given, part) => {
      const { client } = await connectClient({}, docs, '?structured')
      const { tools } = await client.listTools()
      expect(tools.find((tool) => tool.name === name)?.outputSchema).toMatchObject({
        type: 'object',
      })
      // The client validates the result against the schema.
      const result = await client.callTool({ name, arguments: given })
      expect(result.structuredContent).toHaveProperty(part)
      expect(result.content).toEqual([{ type: 'text', text: QUOTED }])
      const none = await client.callTool({ name: 'get_page', arguments: { path: 'v5/error' } })
      expect(none.content).toHaveLength(2)
    },
  )

  it.each([
    ['get_operation', { operation: '/v5/spot-cross/data' }],
    ['get_operation', { operation: 'GET /v5/spot-cross/data' }],
    ['changes_since', { since: '2026-01-01', endpoints: ['GET /v5/spot-cross/data'] }],
  ])('name the family of an operation without a page: %s %j', async (name, given) => {
    const { call } = await connectClient()
    expect(await call(name, given)).toEqual({
      text: [
        'The API has GET /v5/spot-cross/data, but no page is about it. It is one of the 2 operations below /v5/spot-cross:',
        '- GET /v5/spot-cross/data',
        '- POST /v5/spot-cross/loan',
        'What the documentation says of them:',
        `- v5 spot cross in en: ${origin}`,
      ].join('\n'),
      isError: true,
    })
  })

  it.each([
    [
      'get_page',
      { path: 'v5/market/tiem' },
      `page v5/market/tiem. The nearest are:\n- Server Time: ${origin}/docs/v5/market/time`,
    ],
    [
      'get_page',
      { path: 'v5/nothing' },
      `page v5/nothing. The nearest are:\n- v5 nothing in en: ${origin}`,
    ],
    [
      'get_page',
      { path: 'v5/error#row-spot-trade-110002' },
      '#row-spot-trade-110002 on the page v5/error. The nearest are:\n- #row-spot-trade-110001',
    ],
    [
      'get_page',
      { path: 'v5/market/time#xyz' },
      '#xyz on the page v5/market/time. Its sections are:\n- #request-parameters: Request parameters',
    ],
    [
      'get_operation',
      { operation: 'POST /v5/ordr/create' },
      `operation POST /v5/ordr/create. The nearest are:\n- POST /v5/order/create\n- POST v5 ordr create in en: ${origin}`,
    ],
    [
      'get_operation',
      { operation: 'giraffe' },
      `operation giraffe. The nearest are:\n- giraffe in en: ${origin}`,
    ],
    [
      'changes_since',
      { since: '2026-01-01', endpoints: ['POST /v5/ordr/create'] },
      'endpoint POST /v5/ordr/create. The nearest are:\n- POST /v5/order/create',
    ],
    [
      'lookup_error_code',
      { code: 11001 },
      'error code 11001 in the documentation. The nearest are:\n- 110001',
    ],
  ])('suggest what is near when nothing matches: %s %j', async (name, given, words) => {
    const { call } = await connectClient()
    const { text, isError } = await call(name, given)
    expect(text.startsWith(`There is no ${words}`), text).toBe(true)
    expect(isError).toBe(true)
  })

  it('name the known arguments when one is unknown', async () => {
    const { call } = await connectClient()
    const { text, isError } = await call('get_page', { page: 'v5/market/time' })
    expect(text).toContain(
      'There is no argument page: this tool takes path, outline, section, offset, limit, locale.',
    )
    expect(isError).toBe(true)
  })

  it.each([
    ['get_page', { path: 'v5/nothing' }],
    ['get_page', { path: '%E0%A4%A' }],
    ['get_operation', { operation: 'GET /v5/nothing' }],
    ['lookup_error_code', { code: '1' }],
  ])('return an error when nothing matches: %s %j', async (name, given) => {
    const { call } = await connectClient()
    expect(await call(name, given)).toMatchObject({ isError: true })
  })

  it.each([
    ['search_docs', { query: '' }],
    ['search_docs', { query: 'a', limit: 1000 }],
    ['get_page', { path: 'v5/market/time', locale: 'fr' }],
    ['get_operation', { operation: 'GET /v5/market/time', language: 'cobol' }],
    ['lookup_error_code', { code: '' }],
    ['changes_since', { since: 'yesterday' }],
    ['changes_since', { since: '2026-02-30' }],
  ])('refuse invalid arguments: %s %j', async (name, given) => {
    const { call } = await connectClient()
    const refused = await call(name, given).then(
      ({ isError }) => isError,
      () => true,
    )
    expect(refused).toBe(true)
  })
})

it('the three prompts name existing tools', async () => {
  const { client } = await connectClient()
  const [{ prompts }, { tools }] = await Promise.all([client.listPrompts(), client.listTools()])
  const given: Record<string, Record<string, string>> = {
    call_operation: { operation: 'GET /v5/market/time', language: 'go' },
    explain_error: { error: '10002', request: 'symbol=B' },
    review_changes: { since: '2026-01-01' },
  }
  expect(prompts.map(({ name }) => name)).toEqual(Object.keys(given))
  for (const { name } of prompts) {
    const { messages } = await client.getPrompt({ name, arguments: given[name] ?? {} })
    const text = JSON.stringify(messages)
    for (const value of Object.values(given[name] ?? {})) expect(text).toContain(value)
    const named = text.match(/\b[a-z]+(?:_[a-z]+)+\b/g) ?? []
    expect(tools.map((tool) => tool.name)).toEqual(expect.arrayContaining(named))
    expect(named.length).toBeGreaterThan(0)
  }
})

describe('mcpHandler', () => {
  it.each([
    ['initialize', undefined],
    ['initialize', {}],
    ['tools/call', undefined],
    ['prompts/get', {}],
    ['resources/read', { uri: 1 }],
    ['tools/list', { cursor: 'x' }],
    ['prompts/list', { cursor: '' }],
    ['resources/list', { cursor: 'x' }],
    ['resources/list', { cursor: '50' }],
    ['resources/list', { cursor: '900' }],
  ])('refuses invalid parameters: %s %j', async (method, params) => {
    const { answer } = await connectClient()
    const request = post('::1', JSON.stringify({ jsonrpc: '2.0', id: 7, method, params }))
    request.headers.set('accept', 'application/json, text/event-stream')
    const text = await (await answer(request)).text()
    expect(JSON.parse(text.replace(/^event: message\ndata: /, ''))).toMatchObject({
      id: 7,
      error: { code: -32602 },
    })
  })

  it.each(['GET', 'DELETE', 'PUT'])('answers %s with 405 and allows POST', async (method) => {
    const { answer } = await connectClient()
    const { status, headers } = await answer(new Request(`${origin}/docs/mcp`, { method }))
    expect([status, headers.get('allow')]).toEqual([405, 'POST'])
  })

  const alone = async (method: string, params: object = {}) => {
    const { answer } = await connectClient()
    const _meta = {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientCapabilities': {},
    }
    const message = { jsonrpc: '2.0', id: 7, method, params: { _meta, ...params } }
    const request = post('::1', JSON.stringify(message))
    request.headers.set('accept', 'application/json, text/event-stream')
    request.headers.set('mcp-protocol-version', '2026-07-28')
    request.headers.set('mcp-method', method)
    const response = await answer(request)
    return { status: response.status, body: JSON.parse(await response.text()) }
  }

  it.each([
    // A stream on which nothing would ever be sent.
    ['subscriptions/listen', { notifications: { toolsListChanged: true } }],
    ['initialize', {}],
    ['ping', {}],
    ['resources/subscribe', { uri: origin }],
  ])('refuses %s in stateless requests', async (method, params) => {
    expect(await alone(method, params)).toMatchObject({
      status: 404,
      body: { id: 7, error: { code: -32601 } },
    })
  })

  it('announces no list changes, and gives cache lifetimes instead', async () => {
    const { body } = await alone('server/discover')
    expect(body.result.capabilities).toEqual({
      tools: { listChanged: false },
      prompts: { listChanged: false },
      resources: {},
    })
    for (const list of ['tools/list', 'prompts/list', 'resources/list', 'resources/templates/list'])
      expect((await alone(list)).body.result, list).toMatchObject({
        ttlMs: expect.toSatisfy((ms: number) => ms > 0),
        cacheScope: 'public',
      })
  })

  const post = (address: string, body = '{}') =>
    new Request(`${origin}/docs/mcp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body,
    })

  it('limits the calls of each client, and of all together', async () => {
    const { answer } = await connectClient({ perAddress: 8, inAll: 12 })
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

  it('counts each call of a batch, and limits the size of a batch', async () => {
    let read = 0
    const counted: Documentation = {
      ...docs,
      page: (path, locale) => {
        read += 1
        return docs.page(path, locale)
      },
    }
    const { answer } = await connectClient({ perAddress: 9, atOnce: 4 }, counted)
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

  it('limits the time of a call and the length of its result', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const never = { ...docs, page: () => new Promise<never>(() => {}) }
    const late = await connectClient({ perCall: { ms: 20, characters: 1000 } }, never)
    const page = { path: 'v5/market/time' }
    expect(await late.call('get_page', page)).toMatchObject({ isError: true })
    const { call } = await connectClient({ perCall: { ms: 10_000, characters: 100 } })
    const { isError, text } = await call('get_page', page)
    expect({ isError, text }).toMatchObject({ isError: true, text: expect.stringContaining('100') })
    log.mockRestore()
  })

  it('refuses a body that is too large', async () => {
    const { answer } = await connectClient()
    const { status } = await answer(post('::1', JSON.stringify({ padding: 'x'.repeat(70_000) })))
    expect(status).toBe(413)
  })
})
