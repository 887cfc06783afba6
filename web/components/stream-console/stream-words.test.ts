import { describe, expect, it } from 'vitest'
import { size } from '../console/size.ts'
import { explain } from './explain.ts'
import { createFrameLog } from './frame-log.ts'
import { preview } from './frame-row.ts'
import { readAnswer } from './read-answer.ts'
import { streamAddress } from './stream-address.ts'
import { topicName } from './topic-form.ts'

it.each([
  [{ topic: 'tickers.BTCUSDT', data: {} }, undefined],
  [
    { success: true, ret_msg: 'pong', op: 'ping' },
    { op: 'pong', success: true, words: '' },
  ],
  [
    { args: ['1'], op: 'pong' },
    { op: 'pong', success: true, words: '' },
  ],
  [
    { retCode: 0, op: 'pong', data: ['1'] },
    { op: 'pong', success: true, words: '' },
  ],
  [
    { success: true, ret_msg: '', op: 'auth' },
    { op: 'auth', success: true, words: '' },
  ],
  [
    { retCode: 10004, retMsg: 'error sign!', op: 'auth' },
    { op: 'auth', success: false, words: 'error sign!' },
  ],
  [
    { success: false, data: { failTopics: ['a', 'b'], successTopics: [] }, type: 'COMMAND_RESP' },
    { op: 'subscribe', success: false, words: 'a, b' },
  ],
  [[1], undefined],
  ['text', undefined],
  [{ success: true }, undefined],
])('%j is read', (frame, answer) => {
  expect(readAnswer(JSON.stringify(frame))).toEqual(answer)
})

it('readAnswer ignores invalid JSON', () => {
  expect(readAnswer('{')).toBeUndefined()
})

it.each([
  ['auth', 'error sign! origin_string[GET/realtime1]', 'signature'],
  ['auth', 'params error: expires invalid (must lie ahead of the server time)', 'expired'],
  ['auth', 'API key is invalid.', 'key'],
  ['auth', '', 'signature'],
  ['subscribe', 'error:handler not found,topic:x', 'topic'],
  ['subscribe', 'tickers.X, tickers.Y', 'topic'],
  ['subscribe', 'error:already subscribed,topic:x', 'twice'],
  ['subscribe', 'error:args size >10', 'limit'],
  ['subscribe', 'Request not authorized', 'login'],
  ['order', 'whatever', 'unknown'],
] as const)('%s refused with "%s" is explained', (op, words, explanation) => {
  expect(explain({ op, words, success: false })).toBe(explanation)
})

it.each([
  ['orderbook.{depth}.{symbol}', { depth: '50', symbol: ' BTCUSDT ' }, 'orderbook.50.BTCUSDT'],
  ['orderbook.{depth}.{symbol}', { depth: '50', symbol: ' ' }, undefined],
  ['wallet', {}, 'wallet'],
])('%s with %j is filled in', (pattern, values, name) => {
  expect(topicName(pattern, values)).toBe(name)
})

it('streamAddress joins host, path and product', () => {
  expect(streamAddress('wss://a.example/', '/v5/public/{category}', 'spot')).toBe(
    'wss://a.example/v5/public/spot',
  )
  expect(streamAddress('ws://localhost:1', '/v5/private', '')).toBe('ws://localhost:1/v5/private')
})

describe('createFrameLog', () => {
  const received = (text: string) => ({ direction: 'received' as const, text })

  it('keeps the last frames and counts all', () => {
    const log = createFrameLog(3)
    for (let at = 1; at <= 10; at += 1) log.add(received(`é${at}`), at * 100)
    expect(log.frames().map(({ id, text, bytes }) => [id, text, bytes])).toEqual([
      [8, 'é8', 3],
      [9, 'é9', 3],
      [10, 'é10', 4],
    ])
    expect(log.received()).toEqual({ frames: 10, bytes: 31 })
    log.clear()
    expect(log.frames()).toEqual([])
    expect(log.received()).toEqual({ frames: 0, bytes: 0 })
    expect(log.add(received(''), 0).id).toBe(11)
  })

  it('returns the rate of frames received in the last second', () => {
    const log = createFrameLog(3)
    for (let at = 0; at < 2000; at += 100) log.add(received(''), at)
    log.add({ direction: 'sent', text: '' }, 1900)
    expect(log.rate(1900)).toBe(10)
    expect(log.rate(2500)).toBe(4)
    expect(log.rate(9000)).toBe(0)
  })
})

it.each([
  ['{"topic":"a.b","type":"delta","ts":1,"data":{"s":"X"}}', true, 'delta {"s":"X"}'],
  ['{"topic":"a.b","type":"delta","ts":1,"data":{"s":"X"}}', false, 'a.b delta {"s":"X"}'],
  ['{"id":"1","topic":"order","creationTime":1,"data":[]}', false, 'order []'],
  ['{"op":"ping"}', true, '{"op":"ping"}'],
])('%s shows as its data', (text, hasOneTopic, words) => {
  expect(preview(text, hasOneTopic)).toBe(words)
})

it.each([
  [312, '312 B'],
  [4096, '4.1 kB'],
  [2_000_000, '2.0 MB'],
])('%i bytes are told as %s', (bytes, words) => {
  expect(size(bytes)).toBe(words)
})
