import { expect, it } from 'vitest'
import { mayChange, wordsOf } from './may-change.ts'

const none = { synonyms: [], curations: [], stopWords: { en: [], 'zh-TW': [] } }

it.each([
  ['Kline', ['kline']],
  ['how do I get the K line', ['k line']],
  ['orderLinkId', ['link']],
  ['/v5/order/create', ['order create']],
  ['撤單', ['取消訂單']],
  ['café menu', ['cafe']],
])('mayChange(“%s”, %j) is true', (query, phrases) => expect(mayChange(query, phrases)).toBe(true))

it.each([
  ['kline', ['klin', 'mark kline', '訂單']],
  ['clines', ['kline']],
  ['測試網', ['訂單']],
])('mayChange(“%s”, %j) is false', (query, phrases) =>
  expect(mayChange(query, phrases)).toBe(false),
)

it('wordsOf returns the words that readers type, not those that they lead to', () => {
  const synonyms = [
    { id: 'a', language: 'en' as const, words: ['b', 'c'] },
    { id: 'd', language: 'en' as const, from: 'e', words: ['f'] },
  ]
  const curation = { id: 'g', query: 'how do I find klines', match: 'exact' as const }
  const curations = [{ ...curation, language: 'en' as const, pinned: [], hidden: [] }]
  const stopWords = { en: ['h'], 'zh-TW': ['i'] }
  expect(wordsOf({ synonyms, curations, stopWords })).toEqual(['b', 'c', 'e', 'klines', 'h', 'i'])
  expect(wordsOf(none)).toEqual([])
})
