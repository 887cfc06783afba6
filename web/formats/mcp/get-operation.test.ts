import { expect, it } from 'vitest'
import { connectClient, origin, request } from './testing/connect-client.ts'

it.each([
  'GET /v5/market/time',
  '/v5/market/time',
  'get https://api.exchange.example/v5/market/time/?limit=1',
])('get_operation describes %s with a line for each parameter', async (name) => {
  const { call } = await connectClient()
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

it.each([
  [
    'en',
    'Permission (any of): Order · SpotTrade',
    'Likely errors: 110007 · no others of its own published · general errors',
    '110007: No balance. · Lower `qty`.',
  ],
  [
    'zh-TW',
    '權限（任一）：Order · SpotTrade',
    '常見錯誤：110007 · 未公布其他專屬錯誤 · 通用錯誤',
    '110007：No balance. · Lower `qty`.',
  ],
])(
  'get_operation in %s states the permissions with their rule, and the meaning of errors',
  async (...said) => {
    const [locale, ...lines] = said
    const { call } = await connectClient()
    const { text } = await call('get_operation', { operation: 'POST /v5/order/create', locale })
    expect(text.split('\n')).toEqual(expect.arrayContaining(lines))
  },
)

it('get_operation with detail=full returns the whole operation in the form of the schema', async () => {
  const { call } = await connectClient()
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

it.each(['orderbook.50.BTCUSDT', 'orderbook.{depth}.{symbol}', 'orderbook'])(
  'get_operation describes the topic %s',
  async (name) => {
    const { call } = await connectClient()
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

it('get_operation does not match a topic with an unknown parameter value', async () => {
  const { call } = await connectClient()
  const { text } = await call('get_operation', { operation: 'orderbook.7.BTCUSDT' })
  expect(text).toContain(`${origin}/docs/v5/spread/stream/book`)
  expect(await call('get_operation', { operation: 'trade.BTCUSDT' })).toMatchObject({
    isError: true,
  })
})

it('get_operation adds a program for the first request example in the language asked for', async () => {
  const { call } = await connectClient()
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
