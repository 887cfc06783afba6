import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import type { PageBlock } from '../../../../blocks/lists/resolve.ts'
import { anchorRows } from '../../../content/blocks/row-anchors.ts'
import type { ChangelogEntry } from '../../../content/model/page-data.ts'
import { codeSamples } from '../../../samples/code-samples.ts'
import {
  channel,
  errors as errorTable,
  field,
  operation,
  pageFixture,
  table,
} from '../../../testing/page-fixture.ts'
import type { Documentation } from '../documentation.ts'
import { type McpLimits, mcpHandler } from '../mcp-response.ts'

export const origin = 'https://docs.exchange.example'
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
export const request = { _key: 'r', title: '', language: 'http', code: 'GET /v5/market/time' }
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
const order = operation('POST', '/v5/order/create', 'Place Order', [])
const signed = {
  ...order,
  operation: {
    ...order.operation,
    ...{ auth: true, permissions: ['Order', 'SpotTrade'], permissionRule: 'anyOf' as const },
    likelyErrors: [
      {
        code: '110007',
        href: '/docs/v5/error#row-110007',
        meaning: { text: 'No balance.' },
        action: { text: 'Lower `qty`.' },
      },
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
  errorTable('unified-account', [
    [
      '110001',
      'No such order.',
      '',
      ['order not exists or too late to cancel', 'late: {…}ms, max {…}ms'],
    ],
  ]),
  errorTable('spot-trade', [['110001', 'No such spot order.', 'Compare the id.']]),
])
const toc = [{ anchor: 'request-parameters', text: 'Request parameters', level: 2, children: [] }]
const converting = anchorRows([table(['Code', 'Meaning'], ['170007', 'The quote is old'])])

export const change = (date: string, breaking: boolean, path: string): ChangelogEntry => ({
  ...{ anchor: date, date, dateText: '', kind: 'changed', breaking, changes: [] },
  ...{ title: { text: `Changed on ${date}` }, body: { text: '' } },
  pages: [{ label: { text: '' }, href: `/docs/${path}` }],
})

export const docs: Documentation = {
  origin,
  page: async (path, locale) => {
    if (path === 'old') return { kind: 'redirect', to: '/v5/market/time#top', dependencies: [] }
    const bodies: Record<string, PageBlock[]> = {
      'v5/market/time': [sampled],
      'v5/order/create-order': [signed],
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
  operationPath: async (name) =>
    name.endsWith('/v5/market/time')
      ? 'v5/market/time'
      : name === 'POST /v5/order/create'
        ? 'v5/order/create-order'
        : undefined,
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

/** A client of the protocol's SDK, connected to the handler in this process. */
export async function connectClient(limits: Partial<McpLimits> = {}, read = docs, query = '') {
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
