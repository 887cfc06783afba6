import { describe, expect, it, test } from 'vitest'
import { readQuery } from './read-query.ts'

const TODAY = new Date('2026-03-01T00:00:00Z')
const month = (...years: number[]) =>
  years.map((year) => ({ from: year * 1e4 + 1000, to: year * 1e4 + 1099 }))
const LAST_FIVE = [2026, 2025, 2024, 2023, 2022]

describe('readQuery', () => {
  it.each([
    'POST /v5/order/create',
    'post v5/order/create',
    '/v5/order/create',
    '／v5／order／create',
    'https://api.exchange.example/v5/order/create?category=spot',
    'curl https://api.exchange.example/v5/order/create',
    '/v5/order/create endpoint',
    '/v5/order/create 參數',
  ])('reads “%s” as a path', (q) => {
    const read = readQuery(q)
    expect(read.kind === 'path' && read.path.replace(/^\//, '')).toBe('v5/order/create')
  })

  it.each([
    'set tp/sl of a position',
    'wss://stream.exchange.example',
    'orderbook.50.BTCUSDT',
    'POST',
  ])('does not read “%s” as a path', (q) => expect(readQuery(q).kind).toBe('words'))

  it.each([
    ['端點變更時通知我', '端點變更時通知'],
    ['API 有異動要收到通知', 'API 有異動要通知'],
    ['棄用時提醒我', '棄用時通知'],
    ['成交時通知我', '成交時推送'],
  ])(
    'reads “%s” as “%s”: the API announces its changes, and streams push those of orders',
    (q, words) => expect(readQuery(q)).toEqual({ kind: 'words', words }),
  )

  it.each([
    ['retCode 110007', '110007'],
    ['retCode: 110007', '110007'],
    ['ret_code=110007', '110007'],
    ['why do I get 10004', '10004'],
    ['錯誤碼１０００４', '10004'],
    ['http 429', '429'],
    ['code 3100', '3100'],
    ['-1022', '1022'],
  ])('reads “%s” as the code %s', (q, code) => {
    expect(readQuery(q)).toMatchObject({ kind: 'code', code })
  })

  it.each(['"10001"', '[10001]', '#10001', '10001。', '（10001）', '−10001', '`retCode`: 10001,'])(
    'reads %s as the code alone',
    (q) => expect(readQuery(q)).toMatchObject({ kind: 'code', code: '10001', rest: '' }),
  )

  it.each(['limit 1000', 'orderbook 50', 'year 2025 fees', '200 levels'])('no code in “%s”', (q) =>
    expect(readQuery(q, TODAY).kind).toBe('words'),
  )

  it.each([
    ['what changed in October', LAST_FIVE],
    ['changes oct', LAST_FIVE],
    ['October', LAST_FIVE],
    ['October 2025', [2025]],
    ['changelog 2025-10', [2025]],
    ['what changed on October 9, 2025', [2025]],
    ['10 月', LAST_FIVE],
    ['十月改了什麼', LAST_FIVE],
    ['2025 年 10 月有哪些更新', [2025]],
  ])('reads “%s” as a month of the changelog', (q, years) => {
    expect(readQuery(q, TODAY)).toEqual({ kind: 'changes', days: month(...years), words: '' })
  })

  it.each(['how often may I call', 'how do I change an order', '十一'])('no month in “%s”', (q) =>
    expect(readQuery(q, TODAY).kind).toBe('words'),
  )

  it.each(['what is new', "what's new in the API", 'latest changes', '最近的更新'])(
    'reads “%s” as the changelog',
    (q) => expect(readQuery(q, TODAY)).toEqual({ kind: 'changes', days: [], words: '' }),
  )
})

test.each([
  ['how do I place an order', 'place order'],
  ['where can I find my balance?', 'balance'],
  ['get kline', 'get kline'],
  ['time in force', 'time in force'],
  ['how do I log in', 'log in'],
  ['place order ', 'place order '],
  ['what', 'what'],
  ['下單的簽章怎麼算', '下單 簽章'],
  ['請問如何撤單', '取消訂單'],
  ['为什么签章错误', '簽章錯誤'],
  ['-spot', 'spot'],
  ['spot -"margin trading" - fee', 'spot "margin trading" - fee'],
  ['提現的目的', '出金 目的'],
])('readQuery of “%s” keeps the words “%s”', (q, words) => {
  expect(readQuery(q)).toEqual({ kind: 'words', words })
})
