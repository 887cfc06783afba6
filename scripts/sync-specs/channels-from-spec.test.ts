import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { channelsFromSpec } from './channels-from-spec.ts'
import { channelSpecOf } from './read-channel-spec.ts'
import { parseYaml } from './read-spec.ts'
import { readSpecs } from './read-specs.ts'

const SPEC = `
asyncapi: 3.0.0
servers:
  testnet: {host: testnet.example, pathname: '/v5/public/{category}', protocol: wss, variables: {category: {enum: [spot, linear]}}}
channels:
  connection:
    address: null
    messages: {ping: {$ref: 'shared.yaml#/ping'}}
  order:
    address: order
    summary: Order
    description: Pushes orders.
    x-zh-TW: {summary: 訂單}
    x-docs-route: /docs/v5/websocket/private/order
    x-push-frequency: [{every: 10ms, category: [spot], depth: 1}]
    x-snapshot-delta: {types: [snapshot], description: Each stands alone.}
    x-subscribe: {op: subscribe, args: [order]}
    messages: {order: {$ref: '#/components/messages/order'}}
  orderByCategory:
    address: order.{category}
    summary: Order of a Category
    x-docs-route: /docs/v5/websocket/private/order
    parameters: {category: {description: Product category., enum: [spot, linear], examples: [linear]}}
    messages:
      order: {$ref: '#/components/messages/order'}
      ping: {$ref: 'shared.yaml#/ping'}
operations:
  ping: {action: send, messages: [{$ref: '#/channels/orderByCategory/messages/ping'}]}
components:
  messages:
    order:
      title: Orders
      x-zh-TW: {title: 訂單, examples: {new: 新訂單}}
      x-applies-to: [spot]
      payload: {schema: {type: object, properties: {op: {type: string, const: order}}}}
      examples:
        - {name: new, summary: New, payload: {op: order}}
        - {name: filled, payload: {op: order}}
`
const shared = {
  ping: { title: 'Ping', payload: { schema: { $ref: '../top.yaml#/ping' } }, examples: [] },
}
const top = { ping: { type: 'object', properties: { id: { type: 'string' } } } }
const siblings = { 'websocket/shared.yaml': shared, 'top.yaml': top }
const read = (text = SPEC) =>
  channelSpecOf(
    'specs/websocket/private.yaml',
    'private',
    parseYaml('private.yaml', text),
    siblings,
    'websocket/private.yaml',
  )
const [channel, ...others] = channelsFromSpec(read())

describe('channels with the same page', () => {
  test('become one document, with the first channel’s id', () => {
    expect(others).toEqual([])
    expect(channel).toMatchObject({
      _id: 'channel-private-order',
      spec: 'private',
      name: 'order',
      route: 'v5/websocket/private/order',
      stream: '/v5/public/{category}',
      auth: false,
      appliesTo: ['spot', 'linear'],
      summary: { en: 'Order', zhTW: '訂單' },
      frequencies: [{ _key: 'frequency0', every: '10ms', categories: ['spot'], depth: 1 }],
      delivery: { types: ['snapshot'], description: { en: 'Each stands alone.' } },
    })
  })

  test('have one topic each', () => {
    expect(channel?.topics).toMatchObject([
      {
        pattern: 'order',
        parameters: [],
        subscribe: '{\n  "op": "subscribe",\n  "args": ["order"]\n}',
      },
      {
        pattern: 'order.{category}',
        summary: { en: 'Order of a Category' },
        parameters: [{ name: 'category', values: ['spot', 'linear'], example: 'linear' }],
      },
    ])
  })

  test('share their messages, with fields from other files', () => {
    expect(channel?.messages).toMatchObject([
      {
        name: 'order',
        direction: 'receive',
        appliesTo: ['spot'],
        fields: [{ path: 'op', values: ['order'] }],
        examples: [
          { title: { en: 'New', zhTW: '新訂單' }, code: '{\n  "op": "order"\n}' },
          { title: { en: 'filled' } },
        ],
      },
      { name: 'ping', direction: 'send', fields: [{ path: 'id', type: 'string' }] },
    ])
  })
})

test('channelsFromSpec refuses servers with different paths', () => {
  const other = '\n  other: {host: a.example, pathname: /v5/private, protocol: wss}\nchannels:'
  expect(() => channelsFromSpec(read(SPEC.replace('\nchannels:', other)))).toThrow(
    'specs/websocket/private.yaml#/channels/order: its servers differ',
  )
})

test('the specs create a channel for every page about a topic', async () => {
  const { websocket } = await readSpecs(path.resolve(import.meta.dirname, '../../specs'))
  const channels = websocket.flatMap(channelsFromSpec)
  const ids = channels.map(({ _id }) => _id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.length).toBe(27)
  const silent = channels.filter(({ messages }) =>
    messages.some(({ fields }) => fields.length === 0),
  )
  expect(silent).toEqual([])
})
