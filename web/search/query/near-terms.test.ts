import { expect, it } from 'vitest'
import { nearTerms } from './near-terms.ts'

it.each([
  ['手序費率', '手續費率'],
  ['選擇權波動綠', '選擇權波動率'],
  ['定單簿', '訂單簿'],
  ['查 出金地止 BTC', '查 出金地址 BTC'],
  // Right as it is, or too far off, or any word behind a right one.
  ['資金費率', '資金費率'],
  ['訂單狀態', '訂單狀態'],
  ['我的訂單號碼', '我的訂單號碼'],
  ['訂單的簿', '訂單的簿'],
  ['kline', 'kline'],
])('%s is read as %s', (typed, right) => {
  expect(nearTerms(typed)).toBe(right)
})
