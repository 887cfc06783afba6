import { expect, it } from 'vitest'
import { readQuestion } from './read-question.ts'

it.each([
  ['rate limit of place order', 'limit', 'place order'],
  ['how often can I call Get Fee Rate?', 'limit', 'Get Fee Rate'],
  ['建立訂單每秒可以呼叫幾次', 'limit', '建立訂單'],
  ['permission for withdraw', 'permission', 'withdraw'],
  ['設定停利停損的權限', 'permission', '設定停利停損'],
  ['is set risk limit deprecated', 'deprecated', 'set risk limit'],
  ['設定風險限額已淘汰嗎', 'deprecated', '設定風險限額'],
])('“%s” asks for the %s of an operation', (q, fact, subject) => {
  expect(readQuestion(q)).toEqual({ of: 'operation', fact, subject })
})

it.each([
  ['default limit of get kline', 'default', 'limit get kline'],
  ['查詢 K 線的 limit 最大多少', 'bounds', '查詢 K 線 limit'],
  ['timeInForce values', 'values', 'timeInForce'],
  ['訂單狀態有哪些值', 'values', '訂單狀態'],
  ['建立訂單的 qty 是什麼型別', 'type', '建立訂單 qty'],
])('“%s” asks for the %s of a field', (q, fact, subject) => {
  expect(readQuestion(q)).toEqual({ of: 'field', fact, subject })
})

it.each([
  ['POST /v5/order/create rate limit', 'limit'],
  ['is /v5/order/create public?', 'signed'],
  ['/v5/order/create 棄用了嗎', 'deprecated'],
])('“%s” asks for the %s of a path', (q, fact) => {
  const path = '/v5/order/create'
  expect(readQuestion(q)).toEqual({ of: 'operation', fact, subject: '', path })
})

it.each([
  ['testnet url', 'https', 'testnet'],
  ['測試網的 WebSocket 主機是什麼', 'wss', 'testnet'],
  ['base url', 'https', ''],
])('“%s” asks for a host', (q, scheme, environment) => {
  const question = readQuestion(q)
  expect(question).toMatchObject({ of: 'host', scheme })
  expect(question?.of === 'host' && question.environment.split('|')[0]).toBe(environment)
})

it.each(['what does 10004 mean', '錯誤代碼10004', 'retCode=10004'])('“%s” asks for a code', (q) => {
  expect(readQuestion(q)).toEqual({ of: 'error', code: '10004' })
})

it.each([
  '',
  'rate limit',
  '頻率限制',
  'place order',
  'limit order',
  'risk limit',
  '限價單',
  'permission',
  'hosts',
  'default',
  '/v5/order/create',
  '1000 BTC',
  'spot orders with code 170131',
])('“%s” asks for no fact', (q) => expect(readQuestion(q)).toBeUndefined())
