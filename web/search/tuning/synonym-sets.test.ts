import { expect, it } from 'vitest'
import { plurals } from './plurals.ts'
import { synonymSets } from './synonym-sets.ts'

const both = (id: string, language: 'all' | 'en' | 'zh-TW', ...words: string[]) => ({
  id,
  language,
  words,
})

it('synonymSets sets the language of Chinese words, which a server would otherwise read as Latin', () => {
  const sets = synonymSets([
    both('a', 'all', 'ws', 'websocket'),
    both('b', 'all', 'sandbox', '測試網'),
    { ...both('c', 'zh-TW', '訂單'), from: '委託' },
    both('d', 'en', 'qty', 'quantity'),
  ])
  const b = { id: 'b', synonyms: ['sandbox', '測試網'] }
  expect(Object.fromEntries(sets)).toEqual({
    docs_common: [...plurals, { id: 'a', synonyms: ['ws', 'websocket'] }, b],
    docs_en: [{ id: 'd', synonyms: ['qty', 'quantity'] }],
    docs_zh_tw: [
      { ...b, locale: 'zh' },
      { id: 'c', synonyms: ['訂單'], root: '委託', locale: 'zh' },
    ],
  })
})

it.each([
  ['balances', 'balance'],
  ['statuses', 'status'],
  ['histories', 'history'],
  ['keys', 'key'],
])('synonymSets find the singular of %s', (root, noun) => {
  const common = synonymSets([]).get('docs_common')
  expect(common).toContainEqual({ id: `plural-${noun}`, root, synonyms: [noun] })
})
