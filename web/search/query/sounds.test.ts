import { expect, it } from 'vitest'
import { namesBySound, soundPairs } from './sounds.ts'

it.each([
  ['訂單簿', '定單部'],
  ['手續費率', '手序廢綠'],
  // Which keys of Zhuyin are beside each other.
  ['逐倉', '逐昌'],
  ['申請', '伸親'],
  ['持倉', '詞昌'],
])('%s sounds like %s', (right, slip) => {
  expect(soundPairs(slip)).toEqual(soundPairs(right))
})

it.each([
  ['訂單簿', '訂單號'],
  ['入金', '出金'],
  ['現貨', '限額'],
])('%s sounds otherwise than %s', (one, other) => {
  expect(soundPairs(one)).not.toEqual(soundPairs(other))
})

it('names are written beside how they sound, each once', () => {
  expect(namesBySound(['查詢訂單簿', 'K 線', 'GET 訂單', 'API 訂單'])).toEqual([
    '查詢訂單簿 caxun xundin dindan danbu',
    '訂單 dindan',
  ])
})
