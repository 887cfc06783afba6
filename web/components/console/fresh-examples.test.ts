import { expect, it } from 'vitest'
import { z } from 'zod'
import type { ConsoleData } from './console-data.ts'
import { consoleLabels } from './console-labels.ts'
import { withFreshExamples } from './fresh-examples.ts'

const body = {
  timestamp: 1767225600123,
  transferId: 'of-the-page',
  request: [{ orderLinkId: 'one', symbol: 'BTCUSDT' }, { orderLinkId: 'two' }],
}
const code = JSON.stringify(body, null, 2)
const line = 'GET /v5/order/create?orderLinkId=one'

const data: ConsoleData = {
  operation: {
    id: 'create-order',
    method: 'post',
    path: '/v5/order/create',
    request: {
      query: [],
      body: {
        id: 'body',
        contents: [
          {
            id: 'json',
            mediaType: 'application/json',
            examples: [{ id: '0', key: 'Order', value: code }],
          },
        ],
      },
    },
    responses: [],
  },
  signed: true,
  environments: [],
  fields: [],
  examples: [
    { key: '0', language: 'json', code },
    { key: '1', language: 'http', code: line },
  ],
  sampledFields: [
    { name: 'transferId', in: 'body', format: 'uuid' },
    { name: 'orderLinkId', in: 'body', format: 'unique-id' },
    { name: 'timestamp', in: 'body', format: 'current-time' },
  ],
  labels: consoleLabels('en'),
  errorGroups: [],
  errorsHref: '',
}

const bodies = (of: ConsoleData) => [
  of.examples[0]?.code ?? '',
  of.operation.request.body?.contents[0]?.examples[0]?.value ?? '',
]
const id = z.string().regex(/^[\da-f]{32}$/)
const fresh = z.strictObject({
  timestamp: z.number(),
  transferId: z.guid(),
  request: z.tuple([
    z.strictObject({ orderLinkId: id, symbol: z.literal('BTCUSDT') }),
    z.strictObject({ orderLinkId: id }),
  ]),
})

it('withFreshExamples generates identifiers and times, equal in the body and its samples', () => {
  const [shown = '', sent] = bodies(withFreshExamples(data))
  const { timestamp, request } = fresh.parse(JSON.parse(shown))
  expect(sent).toBe(shown)
  expect(Math.abs(timestamp - Date.now())).toBeLessThan(60_000)
  expect(request[0].orderLinkId).not.toBe(request[1].orderLinkId)
  expect(bodies(withFreshExamples(data))).not.toEqual([shown, sent])
})

it('withFreshExamples keeps queries, and values that may be sent again', () => {
  expect(withFreshExamples(data).examples[1]?.code).toBe(line)
  const others = { ...data, sampledFields: [{ name: 'file', in: 'body', format: 'binary' }] }
  expect(bodies(withFreshExamples(others))).toEqual([code, code])
})
