import { createHmac } from 'node:crypto'
import {
  Client,
  type ListResourcesResult,
  StreamableHTTPClientTransport,
} from '@modelcontextprotocol/client'
import { describe, expect, it, vi } from 'vitest'
import type { PageBlock } from '../../../blocks/lists/resolve.ts'
import { anchorRows } from '../../content/blocks/row-anchors.ts'
import type { ChangelogEntry } from '../../content/model/page-data.ts'
import { COUNTED_TOOLS } from '../../counts/count-calls.ts'
import { codeSamples } from '../../samples/code-samples.ts'
import {
  channel,
  errors as errorTable,
  field,
  operation,
  pageFixture,
  table,
} from '../../testing/page-fixture.ts'
import type { Documentation } from './documentation.ts'
import { type McpLimits, mcpHandler } from './mcp-response.ts'
import { QUOTED } from './tool-answer.ts'

const origin = 'https://docs.exchange.example'
const symbol = {
  ...field(['symbol', 'Which market. It is long.']),
  requirement: 'required' as const,
}
const depth = { ...field(['depth', 'Levels.']), requirement: 'conditional' as const, default: '50' }
const category = {
  ...field(['category', '']),
  ...{ values: [{ value: 'spot' }, { value: 'linear' }], appliesTo: ['spot'] },
}
const time = operation('GET', '/v5/market/time', 'Get Time', [], [['timeSecond', 'In seconds']])
const request = { _key: 'r', title: '', language: 'http', code: 'GET /v5/market/time' }
const samples = codeSamples(time.operation, request, 'https://api.exchange.example')
const sampled = {
  ...time,
  operation: {
    ...time.operation,
    parameters: [symbol, depth, category],
    requestExamples: [
      { ...request, samples },
      { ...request, samples },
    ],
  },
}
const book = channel(
  'orderbook.{depth}.{symbol}',
  'Order book',
  [['symbol', 'Which market.']],
  [['data.b', 'Bids. They are sorted.']],
)
const errors = anchorRows([
  table(['retCode', 'Meaning'], ['10002', 'The clocks differ']),
  errorTable('unified-account', [['110001', 'No such order.']]),
  errorTable('spot-trade', [['110001', 'No such spot order.', 'Compare the id.']]),
])
const toc = [{ anchor: 'request-parameters', text: 'Request parameters', level: 2, children: [] }]
const converting = anchorRows([table(['Code', 'Meaning'], ['170007', 'The quote is old'])])

const change = (date: string, breaking: boolean, path: string): ChangelogEntry => ({
  ...{ anchor: date, date, dateText: '', kind: 'changed', breaking, changes: [] },
  ...{ title: { text: `Changed on ${date}` }, body: { text: '' } },
  pages: [{ label: { text: '' }, href: `/docs/${path}` }],
})

const docs: Documentation = {
  origin,
  page: async (path, locale) => {
    if (path === 'old') return { kind: 'redirect', to: '/v5/market/time#top', dependencies: [] }
    const bodies: Record<string, PageBlock[]> = {
      'v5/market/time': [sampled],
      'v5/error': errors,
      'v5/convert': converting,
      'v5/stream/book': [book],
      'v5/spread/stream/book': [book],
    }
    const body = bodies[path]
    return body
      ? { kind: 'page', data: { ...pageFixture(path, 'Server Time', body, { locale }), toc } }
      : { kind: 'missing', dependencies: [] }
  },
  ownPage: async (path, locale) => (path === 'skill' ? `# Skill in ${locale}` : undefined),
  pagesLike: async (path) =>
    path.endsWith('/tiem') ? [{ title: 'Server Time', url: `${origin}/docs/v5/market/time` }] : [],
  pageTitled: async (path) => (path.endsWith('/server-time') ? 'v5/market/time' : undefined),
  operationPath: async (name) => (name.endsWith('/v5/market/time') ? 'v5/market/time' : undefined),
  operations: async () => [
    'GET /v5/market/time',
    'POST /v5/order/create',
    'GET /v5/spot-cross/data',
    'POST /v5/spot-cross/loan',
  ],
  topics: async () => [
    {
      pattern: 'orderbook.{depth}.{symbol}',
      path: 'v5/stream/book',
      values: { depth: ['1', '50'] },
    },
    { pattern: 'orderbook.{depth}.{symbol}', path: 'v5/spread/stream/book', values: {} },
    { pattern: 'order.create', path: 'v5/stream/entry', values: {} },
  ],
  pages: async () => [
    { path: 'v5/market/time', title: 'Server Time' },
    ...Array.from({ length: 230 }, (_, at) => ({ path: `v5/page-${at}`, title: `Page ${at}` })),
  ],
  specs: () => ['market.yaml'],
  spec: async (file) => `# ${file}`,
  changes: async () => [
    change('2026-11-20', true, 'v5/market/time'),
    change('2026-11-01', false, 'v5/error'),
    change('2025-01-01', true, 'v5/market/time'),
  ],
  search: async (query, locale, limit) => ({
    results: [{ title: `${query} in ${locale}`, url: origin, text: `${limit}` }],
  }),
  searchErrors: async (query) =>
    query === 'flux capacitor'
      ? ['/docs/v5/convert#row-170007']
      : ['170007', 'no such spot order'].includes(query)
        ? ['/docs/v5/convert#row-170007', '/docs/v5/error#row-spot-trade-110001']
        : [],
}

/** A client of the protocol's own kit, whose requests are answered here. */
async function connected(limits: Partial<McpLimits> = {}, read = docs, query = '') {
  const answer = mcpHandler(read, {
    perAddress: 100,
    inAll: 1000,
    atOnce: 20,
    perCall: { ms: 10_000, characters: 250_000 },
    ...limits,
  })
  const client = new Client({ name: 'test', version: '1.0.0' })
  const fetch = (url: string | URL, init?: RequestInit) => answer(new Request(url, init))
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${origin}/docs/mcp${query}`), { fetch }),
  )
  const call = async (name: string, given: Record<string, unknown>) => {
    const { content, isError } = await client.callTool({ name, arguments: given })
    const [first] = content
    const text = first?.type === 'text' ? first.text : ''
    return { text, isError: isError ?? false }
  }
  return { client, call, answer }
}

it('says that nothing can be asked while lake and search are unreachable, and not why', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const away = () => Promise.reject(new Error('connect ECONNREFUSED lake.internal:3900'))
  const { call } = await connected(undefined, {
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

describe('the tools of the documentation', () => {
  it('mark what they quote as data, in each result and before the first', async () => {
    const { client } = await connected()
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

  it('are seven, and change nothing', async () => {
    const { client } = await connected()
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
    // Some 900 tokens, which each client reads before its first question.
    expect(JSON.stringify(tools).length).toBeLessThan(3900)
  })

  it.each([
    ['search_docs', { query: 'time' }],
    ['get_page', { path: 'v5/market/time' }],
    ['get_operation', { operation: '/v5/market/time' }],
    ['check_request', { operation: '/v5/market/time', request: {} }],
    ['sign_example', { operation: '/v5/market/time' }],
    ['lookup_error_code', { code: 10002 }],
    ['changes_since', { since: '2026-01-01' }],
  ])('send all they say once, as text: %s', async (name, given) => {
    const { client } = await connected()
    const { tools } = await client.listTools()
    // Who declares a form of the answer must send it beside the text.
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
    'send structured content in its form, once, where the address asks for it: %s',
    async (name, given, part) => {
      const { client } = await connected({}, docs, '?structured')
      const { tools } = await client.listTools()
      expect(tools.find((tool) => tool.name === name)?.outputSchema).toMatchObject({
        type: 'object',
      })
      // The client compares it with the form.
      const result = await client.callTool({ name, arguments: given })
      expect(result.structuredContent).toHaveProperty(part)
      expect(result.content).toEqual([{ type: 'text', text: QUOTED }])
      const none = await client.callTool({ name: 'get_page', arguments: { path: 'v5/error' } })
      expect(none.content).toHaveLength(2)
    },
  )

  it('search in the language that is asked for, English else', async () => {
    const { call } = await connected()
    const asked = await call('search_docs', { query: 'time', locale: 'zh-TW', limit: 3 })
    const results = [{ title: 'time in zh-TW', url: origin, text: '3' }]
    expect(JSON.parse(asked.text)).toEqual({ results })
    expect((await call('search_docs', { query: 'time' })).text).toContain('time in en')
  })

  it.each([
    'v5/market/time',
    '/docs/zh-TW/v5/market/time.md',
    `${origin}/docs/v5/market/time#request-parameters`,
    'old',
    // What it is called.
    'v5/market/server-time',
  ])('read the page %s', async (path) => {
    const { call } = await connected()
    const { text } = await call('get_page', { path, locale: 'zh-TW' })
    const url = `${origin}/docs/zh-TW/v5/market/time`
    expect(text).toContain(`# Server Time\n`)
    expect(text).toContain(`<${url}>`)
  })

  it('read the one section that an anchor names, or the one parameter', async () => {
    const { call } = await connected()
    const section = await call('get_page', { path: 'v5/market/time#request-parameters' })
    expect(section.text).toContain('`GET /v5/market/time`')
    expect(section.text).not.toContain('timeSecond')
    const field = await call('get_page', { path: 'v5/market/time#param-timeSecond' })
    expect(field.text).toContain('| `timeSecond` | string | In seconds |')
    const row = await call('get_page', { path: `${origin}/docs/v5/error#row-spot-trade-110001` })
    expect(row.text).toContain('No such spot order.')
    expect(row.text).not.toContain('10002')
    expect(row.text).not.toContain('No such order.')
  })

  it('read a page that is no document', async () => {
    const { call } = await connected()
    const { text } = await call('get_page', { path: 'skill', locale: 'zh-TW' })
    expect(text).toBe('# Skill in zh-TW')
  })

  it('try a search again that could not be asked, and give up in the time of a call', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const failing = (times: number): Documentation => {
      let tries = 0
      const first = async () => {
        tries += 1
        if (tries <= times) throw new Error('busy')
      }
      return {
        ...docs,
        search: (...asked) => first().then(() => docs.search(...asked)),
        searchErrors: (...asked) => first().then(() => docs.searchErrors(...asked)),
      }
    }
    for (const [name, given] of [
      ['search_docs', { query: 'time' }],
      ['lookup_error_code', { code: 'no such spot order' }],
    ] as const) {
      const { call } = await connected({}, failing(2))
      expect(await call(name, given), name).toMatchObject({ isError: false })
      const never = await connected({}, failing(3))
      expect(await never.call(name, given), name).toMatchObject({ isError: true })
      const perCall = { ms: 100, characters: 250_000 }
      const short = await connected({ perCall }, failing(1))
      expect(await short.call(name, given), name).toMatchObject({ isError: true })
    }
    expect(log).toHaveBeenCalledTimes(4)
    log.mockRestore()
  })

  it('hint at what the other language has where nothing is found', async () => {
    const search: Documentation['search'] = async (query, locale, limit) =>
      locale === 'en' ? { results: [] } : docs.search(query, locale, limit)
    const { call } = await connected({}, { ...docs, search })
    const { text } = await call('search_docs', { query: '時間' })
    expect(JSON.parse(text)).toEqual({
      results: [],
      inOtherLanguage: {
        locale: 'zh-TW',
        results: [{ title: '時間 in zh-TW', url: origin, text: '3' }],
      },
    })
  })

  it('read the outline of a page alone, and a section by its heading', async () => {
    const { call } = await connected()
    const outline = await call('get_page', { path: 'v5/market/time', outline: true })
    expect(outline.text).toBe('# Server Time\n#request-parameters Request parameters')
    for (const section of ['Request parameters', '#request-parameters', 'request-parameters']) {
      const { text } = await call('get_page', { path: 'v5/market/time', section })
      expect(text).toContain('`GET /v5/market/time`')
      expect(text).not.toContain('timeSecond')
    }
    const none = await call('get_page', { path: 'v5/market/time', section: 'Nothing' })
    expect(none).toMatchObject({ isError: true })
  })

  it('read a page part by part, and say where the rest is', async () => {
    const { call } = await connected()
    const whole = await call('get_page', { path: 'v5/error' })
    expect(whole.text).not.toContain('the rest')
    let read = ''
    for (let offset: number | undefined = 0; offset !== undefined; ) {
      const { text } = await call('get_page', { path: 'v5/error', offset, limit: 100 })
      const [part = '', rest] = text.split(/\nCharacters \d+–\d+ of \d+: the rest from offset /)
      read += part
      offset = rest === undefined ? undefined : Number.parseInt(rest, 10)
    }
    expect(read).toBe(whole.text)
  })

  it.each([
    ['get_operation', { operation: '/v5/spot-cross/data' }],
    ['get_operation', { operation: 'GET /v5/spot-cross/data' }],
    ['changes_since', { since: '2026-01-01', endpoints: ['GET /v5/spot-cross/data'] }],
  ])('name the family of an operation that no page is about: %s %j', async (name, given) => {
    const { call } = await connected()
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
  ])('name what is near where nothing is: %s %j', async (name, given, words) => {
    const { call } = await connected()
    const { text, isError } = await call(name, given)
    expect(text.startsWith(`There is no ${words}`), text).toBe(true)
    expect(isError).toBe(true)
  })

  it('know their arguments, and name them where one is unknown', async () => {
    const { call } = await connected()
    const { text, isError } = await call('get_page', { page: 'v5/market/time' })
    expect(text).toContain(
      'There is no argument page: this tool takes path, outline, section, offset, limit, locale.',
    )
    expect(isError).toBe(true)
  })

  it.each([
    'GET /v5/market/time',
    '/v5/market/time',
    'get https://api.exchange.example/v5/market/time/?limit=1',
  ])('describe %s in a line for each parameter', async (name) => {
    const { call } = await connected()
    const { text } = await call('get_operation', { operation: name })
    expect(text.split('\n')).toEqual([
      `${origin}/docs/v5/market/time`,
      'GET /v5/market/time · Get Time',
      'Signing: no key needed',
      'Limit: per user ID, whatever the key',
      'Likely errors: none of its own published · general errors',
      'Request parameters (* required, ? conditional; strings unless said)',
      'symbol*: Which market',
      'depth?: Default 50 · Levels.',
      'category: spot|linear · Only for spot',
      'Response parameters: timeSecond',
      'Request example: GET /v5/market/time',
    ])
  })

  it('describe an operation in all its words where that is asked for, in the form of the schema', async () => {
    const { call } = await connected()
    const { text } = await call('get_operation', {
      operation: 'GET /v5/market/time',
      detail: 'full',
    })
    expect(JSON.parse(text)).toMatchObject({
      url: `${origin}/docs/v5/market/time`,
      operations: [
        {
          method: 'GET',
          parameters: [{ description: 'Which market. It is long.' }, {}, {}],
          response: [{ path: 'timeSecond' }],
          requestExamples: [{ samples: [] }, { samples: [] }],
        },
      ],
    })
  })

  it.each([
    ['symbol=BTCUSDT&depth=1', []],
    ['GET /v5/market/time?symbol=BTCUSDT&depth=1', []],
    [{ symbol: 'BTCUSDT', depth: '1' }, []],
    ['', ['symbol: missing']],
    ['symbol=', ['symbol: required, and empty']],
    ['symbol=B&symbl=B', ['symbl: unknown; is symbol meant?']],
    [
      'symbol=B&category=option',
      ['category: only for spot', 'category: must be one of spot, linear'],
    ],
  ])('check the request %j', async (request, faults) => {
    const { call } = await connected()
    const { text, isError } = await call('check_request', { operation: '/v5/market/time', request })
    const found = text.split('\n').flatMap((line) => /^- (\w+: (?!Levels).*)/.exec(line)?.[1] ?? [])
    expect(found).toEqual(faults)
    const verdict = faults.length === 0 ? 'no fault found' : `${faults.length} to look at`
    expect(text).toContain(`GET /v5/market/time: ${verdict}\n`)
    expect(isError).toBe(false)
  })

  it('name what is required in some cases and not sent, and what a call needs', async () => {
    const { call } = await connected()
    const given = { operation: '/v5/market/time', request: 'symbol=B' }
    const { text } = await call('check_request', given)
    expect(text).toContain(
      'Not sent, and required in some cases:\n- depth: Levels\nSigning: no key',
    )
    expect(text).toContain('Limit: per user ID')
    // Nothing is signed there.
    expect(text).not.toContain('String to sign')
  })

  it.each([
    ['{"secret":"mine"}', 'secret'],
    ['{"list":[{"apiSecret":"mine"}]}', 'list[0].apiSecret'],
    ['{"password":"mine"}', 'password'],
    ['{"symbol":"-----BEGIN PRIVATE KEY-----mine"}', 'symbol'],
    ['symbol=B&secret=mine', 'secret'],
  ])('refuse what looks like a secret: %s', async (request, place) => {
    const { call } = await connected()
    for (const tool of ['check_request', 'sign_example']) {
      const { text, isError } = await call(tool, { operation: '/v5/market/time', request })
      expect(text).toContain(`${place}: this looks like a secret`)
      expect(text).not.toContain('mine')
      expect(isError).toBe(true)
    }
  })

  it('refuse a secret as an argument of its own, and take a placeholder for none', async () => {
    const { call } = await connected()
    const given = { operation: '/v5/market/time', request: '{"secret":"{secret}"}' }
    expect((await call('check_request', given)).isError).toBe(false)
    const named = await call('check_request', { ...given, api_secret: 'mine' })
    expect(named.text).toContain('api_secret: this looks like a secret')
    expect(named.text).not.toContain('mine')
    const broken = await call('check_request', { ...given, request: '{"secret":"mine"' })
    expect(broken).toEqual({ text: 'The request is no JSON.', isError: true })
  })

  it('sign an example so that the signature can be made again', async () => {
    const { call } = await connected()
    const { text } = await call('sign_example', {
      operation: '/v5/market/time',
      request: { symbol: 'A B' },
    })
    const payload = '1767225600000EXAMPLEKEY5000symbol=A%20B'
    expect(text).toContain(`: ${payload}\n`)
    const signature = createHmac('sha256', 'EXAMPLESECRET').update(payload).digest('hex')
    expect(text).toContain(`\nX-BAPI-SIGN: ${signature}`)
    const worked = await call('sign_example', { operation: '/v5/market/time' })
    expect(worked.text).toContain('1767225600000EXAMPLEKEY5000\n')
  })

  it.each(['orderbook.50.BTCUSDT', 'orderbook.{depth}.{symbol}', 'orderbook'])(
    'describe the topic %s',
    async (name) => {
      const { call } = await connected()
      const { text } = await call('get_operation', { operation: name })
      expect(text).toContain(
        `${origin}/docs/v5/stream/book\norderbook.{depth}.{symbol} · Order book\n`,
      )
      expect(text).toContain('Path: /v5/public/{category} · ')
      expect(text).toContain('\nsymbol: Which market\n')
      expect(text).toContain('\n{"op":"subscribe","args":["orderbook.50.BTCUSDT"]}\n')
      expect(text).toContain('\ndata.b: Bids\n')
      expect(text).toContain('Others of that name, for get_page: v5/spread/stream/book')
      const full = await call('get_operation', { operation: name, detail: 'full' })
      expect(JSON.parse(full.text).channels).toMatchObject([{ stream: '/v5/public/{category}' }])
    },
  )

  it('take a topic for none whose values it does not have', async () => {
    const { call } = await connected()
    const { text } = await call('get_operation', { operation: 'orderbook.7.BTCUSDT' })
    expect(text).toContain(`${origin}/docs/v5/spread/stream/book`)
    expect(await call('get_operation', { operation: 'trade.BTCUSDT' })).toMatchObject({
      isError: true,
    })
  })

  it('write a program for the first of the requests in the language that is asked for', async () => {
    const { call } = await connected()
    const given = { operation: '/v5/market/time', language: 'go' }
    const { text } = await call('get_operation', given)
    expect(text.split('package main')).toHaveLength(2)
    const full = await call('get_operation', { ...given, detail: 'full' })
    const [example, other] = JSON.parse(full.text).operations[0].requestExamples
    expect(other).toMatchObject({ code: request.code, samples: [] })
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

  it('say that no code has the words, and which are near', async () => {
    const { call } = await connected()
    const { text } = await call('lookup_error_code', { code: 'flux capacitor' })
    expect(JSON.parse(text)).toMatchObject({
      errors: [],
      none: 'No code has these words.',
      nearest: [{ code: '170007' }],
    })
  })

  it('find codes by words, and a code that another page explains', async () => {
    const { call } = await connected()
    const old = { code: '170007', meaning: 'The quote is old' }
    const byWords = await call('lookup_error_code', { code: 'no such spot order' })
    expect(JSON.parse(byWords.text).errors).toMatchObject([{ code: '110001' }])
    const byCode = await call('lookup_error_code', { code: 170007 })
    expect(JSON.parse(byCode.text).errors).toMatchObject([old])
  })

  it.each([
    [{}, ['2026-11-20', '2026-11-01']],
    [{ breaking: true }, ['2026-11-20']],
    [{ endpoints: ['GET /v5/market/time'] }, ['2026-11-20']],
    [
      { endpoints: [`${origin}/docs/v5/error#row-110001`, 'v5/market/time'] },
      ['2026-11-20', '2026-11-01'],
    ],
    [{ since: '2026-11-21' }, []],
  ])('tell what changed: %j', async (given, dates) => {
    const { call } = await connected()
    const { text } = await call('changes_since', { since: '2026-01-01', ...given })
    const { changes } = JSON.parse(text)
    expect(changes.map(({ date }: { date: string }) => date)).toEqual(dates)
    for (const { url, date } of changes) expect(url).toBe(`${origin}/docs/changelog/v5#${date}`)
  })

  it('tell of an endpoint what the enumerations got whose values it takes, and of others nothing', async () => {
    const fact = { key: 'k', rule: 'field-value-added', kind: 'added', text: 'New value' } as const
    const told = (subject: string, name: string, breaking = false) => ({
      ...fact,
      ...{ subject, name, breaking, value: 'option' },
    })
    const entry = {
      ...change('2026-11-21', true, 'v5/enum'),
      changes: [
        told('enum-category', 'category'),
        told('enum-side', 'side', true),
        told('operation-/v5/market/time', 'GET /v5/market/time'),
        told('operation-other', 'GET /v5/other'),
      ],
    }
    const read = { ...docs, changes: async () => [entry] }
    const { call } = await connected({}, read)
    const of = async (given: object) => {
      const { text } = await call('changes_since', { since: '2026-01-01', ...given })
      return JSON.parse(text).changes
    }
    const [own] = await of({ endpoints: ['GET /v5/market/time'] })
    const names = own.changes.map(({ name }: { name: string }) => name)
    expect(names).toEqual(['category', 'GET /v5/market/time'])
    // What breaks clients is about something else.
    expect(own.breaking).toBe(false)
    expect(await of({ endpoints: ['GET /v5/market/time'], breaking: true })).toEqual([])
    expect(await of({ endpoints: ['orderbook.50.BTCUSDT'] })).toEqual([])
    const [all] = await of({ breaking: true })
    expect(all.changes).toHaveLength(4)
  })

  it('tell the first of many changes, and how many more there are', async () => {
    const entries = Array.from({ length: 25 }, () => change('2026-11-20', false, 'v5/error'))
    const { call } = await connected({}, { ...docs, changes: async () => entries })
    const { text } = await call('changes_since', { since: '2026-01-01' })
    expect(JSON.parse(text)).toMatchObject({ changes: { length: 20 }, older: 5 })
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
    ['lookup_error_code', { code: '' }],
    ['changes_since', { since: 'yesterday' }],
    ['changes_since', { since: '2026-02-30' }],
  ])('refuse what is no argument: %s %j', async (name, given) => {
    const { call } = await connected()
    const refused = await call(name, given).then(
      ({ isError }) => isError,
      () => true,
    )
    expect(refused).toBe(true)
  })
})

describe('the resources of the documentation', () => {
  it('are the specifications and all pages, part by part', async () => {
    const { client } = await connected()
    const uris: string[] = []
    for (let cursor: string | undefined = ''; cursor !== undefined; ) {
      const part: ListResourcesResult = await client.request({
        method: 'resources/list',
        params: cursor === '' ? {} : { cursor },
      })
      expect(part.resources.length).toBeLessThanOrEqual(100)
      uris.push(...part.resources.map(({ uri }) => uri))
      cursor = part.nextCursor
    }
    expect(uris.slice(0, 3)).toEqual([
      `${origin}/docs/skill.md`,
      `${origin}/docs/specs/market.yaml`,
      `${origin}/docs/v5/market/time.md`,
    ])
    expect(new Set(uris).size).toBe(233)
  })

  it.each([
    ['/docs/skill.md', 'text/markdown', '# Skill in en'],
    ['/docs/specs/market.yaml', 'application/yaml', '# market.yaml'],
    ['/docs/v5/market/time.md', 'text/markdown', `<${origin}/docs/v5/market/time>`],
    ['/docs/zh-TW/v5/market/time.md', 'text/markdown', `<${origin}/docs/zh-TW/v5/market/time>`],
  ])('are read: %s', async (path, mimeType, words) => {
    const { client } = await connected()
    const { contents } = await client.readResource({ uri: origin + path })
    expect(contents).toEqual([
      { uri: origin + path, mimeType, text: expect.stringContaining(words) },
    ])
  })

  it.each([
    `${origin}/docs/v5/nothing.md`,
    `${origin}/docs/specs/../package.json`,
    'https://elsewhere.example/docs/v5/market/time.md',
    'file:///etc/passwd',
  ])('are nothing else: %s', async (uri) => {
    const { client } = await connected()
    await expect(client.readResource({ uri })).rejects.toThrow(/not found/i)
  })

  it('have a form of address for every page', async () => {
    const { client } = await connected()
    const { resourceTemplates } = await client.listResourceTemplates()
    expect(resourceTemplates).toMatchObject([{ uriTemplate: `${origin}/docs/{+path}.md` }])
  })
})

it('has three prompts, which name tools that there are', async () => {
  const { client } = await connected()
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

describe('the address of the tools', () => {
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
  ])('refuses parameters that are none: %s %j', async (method, params) => {
    const { answer } = await connected()
    const request = post('::1', JSON.stringify({ jsonrpc: '2.0', id: 7, method, params }))
    request.headers.set('accept', 'application/json, text/event-stream')
    const text = await (await answer(request)).text()
    expect(JSON.parse(text.replace(/^event: message\ndata: /, ''))).toMatchObject({
      id: 7,
      error: { code: -32602 },
    })
  })

  it.each(['GET', 'DELETE', 'PUT'])('answers %s with the method that it takes', async (method) => {
    const { answer } = await connected()
    const { status, headers } = await answer(new Request(`${origin}/docs/mcp`, { method }))
    expect([status, headers.get('allow')]).toEqual([405, 'POST'])
  })

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
