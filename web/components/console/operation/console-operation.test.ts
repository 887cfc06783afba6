import { describe, expect, it } from 'vitest'
import type { Field, Operation } from '../../../content/model/page-data.ts'
import { operationFixture } from '../../../testing/operation-fixture.ts'
import { consoleOperation } from './console-operation.ts'

const words = { text: '' }

const field = (name: string, more: Partial<Field> = {}): Field => ({
  _key: name,
  name,
  anchor: name,
  path: name,
  depth: 0,
  type: 'string',
  requirement: 'optional',
  appliesTo: [],
  values: [],
  deprecated: false,
  description: words,
  ...more,
})

const operation = (more: Partial<Operation>): Operation =>
  operationFixture({
    documentId: 'o',
    operationId: 'get-kline',
    path: '/v5/market/kline',
    summary: words,
    description: words,
    auth: false,
    ...more,
  })

const get = operation({
  parameters: [
    field('category', {
      requirement: 'required',
      default: 'linear',
      values: [{ value: 'spot' }, { value: 'linear' }],
    }),
    field('symbol', { requirement: 'required', example: 'ETHUSDT' }),
    field('limit', { type: 'integer', default: '200', example: '3' }),
    field('cursor', { example: 'first' }),
    field('end', { type: 'integer', requirement: 'conditional' }),
  ],
  requestExamples: [
    {
      _key: '0',
      title: 'Candles',
      language: 'http',
      code: 'GET /v5/market/kline?category=linear&symbol=BTCUSDT&cursor=a%3D%26b=%20c',
      samples: [],
    },
    {
      _key: '1',
      title: 'Others',
      language: 'http',
      code: 'GET /v5/market/kline?symbol=XRPUSDT',
      samples: [],
    },
  ],
})

const body = '{\n  "symbol": "BTCUSDT",\n  "id": 12345678901234567890\n}'
const post = operation({
  operationId: 'create-order',
  method: 'POST',
  path: '/v5/order/create',
  auth: true,
  parameters: [field('symbol', { requirement: 'required', in: 'body' })],
  requestExamples: [
    { _key: '0', title: 'Limit order', language: 'json', code: body, samples: [] },
    { _key: '1', title: '', language: 'json', code: '{}', samples: [] },
  ],
})

describe('consoleOperation', () => {
  it.each([
    ['of parameters in the query', get, 'get'],
    ['of a body', post, 'post'],
    ['of nothing', operation({ operationId: 'get-time', path: '/v5/market/time' }), 'nothing'],
  ])('is made %s', async (_what, from, name) => {
    const json = `${JSON.stringify(consoleOperation(from), null, 2)}\n`
    await expect(json).toMatchFileSnapshot(`./fixtures/${name}.json`)
  })

  it('fills in required parameters from the first worked request, and no others', () => {
    const { query } = consoleOperation(get).request
    const filled = query
      .filter(({ required }) => required)
      .map(({ schema, examples }) => [schema.default, schema.enum?.[0], examples?.[0]?.value])
    expect(filled).toEqual([
      [undefined, 'linear', 'linear'],
      [undefined, undefined, 'BTCUSDT'],
    ])
  })

  it('has no body when a call sends none', () => {
    const line = { _key: '0', title: '', language: 'http', code: 'POST /v5/a', samples: [] }
    const { request } = consoleOperation(operation({ method: 'POST', requestExamples: [line] }))
    expect(request.body).toBeUndefined()
  })

  it('keeps the body’s text, with numbers longer than JavaScript’s', () => {
    expect(consoleOperation(post).request.body?.contents[0]?.examples[0]?.value).toBe(body)
  })
})
