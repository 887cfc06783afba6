import { expect, it } from 'vitest'
import { namesBySound, soundPairs } from './sounds.ts'

it.each([
  ['訂單簿', '定單部'],
  ['手續費率', '手序廢綠'],
  // Adjacent keys of the Zhuyin layout.
  ['逐倉', '逐昌'],
  ['申請', '伸親'],
  ['持倉', '詞昌'],
])('%s has the sounds of %s', (right, slip) => {
  expect(soundPairs(slip)).toEqual(soundPairs(right))
})

it.each([
  ['訂單簿', '訂單號'],
  ['入金', '出金'],
  ['現貨', '限額'],
])('%s does not have the sounds of %s', (one, other) => {
  expect(soundPairs(one)).not.toEqual(soundPairs(other))
})

it('namesBySound returns each name once, with its sounds', () => {
  expect(namesBySound(['查詢訂單簿', 'K 線', 'GET 訂單', 'API 訂單'])).toEqual([
    '查詢訂單簿 caxun xundin dindan danbu',
    '訂單 dindan',
  ])
})
