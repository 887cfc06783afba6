import { expect, test } from 'vitest'
import { interpolate } from '../words/interpolate.ts'
import { searchLabels } from '../words/search-labels.ts'
import { statusWords } from './status-words.ts'

const exact = {
  ...{ query: 'kline', isBroadened: false, isIncomplete: false },
  ...{ missing: [], nearest: undefined },
}
const broad = { ...exact, isBroadened: true }
const part = { ...broad, isIncomplete: true }

test.each([
  ['en', { ...exact, count: 0 }, 'No results for "kline"'],
  ['en', { ...exact, count: 1 }, 'One document found'],
  ['en', { ...exact, count: 7 }, '7 documents found'],
  ['en', { ...broad, count: 7 }, '7 documents found. Few match exactly; the others are related.'],
  ['en', { ...broad, count: 0 }, 'No results for "kline"'],
  [
    'en',
    { ...part, count: 7 },
    '7 documents found. The search did not look everywhere: try again.',
  ],
  ['zh-TW', { ...part, count: 0 }, '沒有結果：「kline」。這次未能完整搜尋，請再試一次。'],
  [
    'en',
    { ...broad, count: 7, missing: ['giraffe', 'okapi'] },
    '7 documents found. No page has "giraffe, okapi"; these are related.',
  ],
  ['en', { ...broad, count: 7, nearest: 'line' }, 'No results for "kline". These are for "line".'],
  ['zh-TW', { ...broad, count: 1, nearest: 'line' }, '沒有結果：「kline」。以下是「line」的結果。'],
  ['zh-TW', { ...broad, count: 7 }, '找到 7 份文件。完全符合的不多，其餘為相關頁面。'],
] as const)('a search in %s that came to %j says %s', (locale, outcome, words) => {
  expect(statusWords(searchLabels(locale), outcome)).toBe(words)
})

test('interpolate replaces known placeholders, and keeps unknown ones', () => {
  expect(interpolate('{count} of {all} for "{q}"', { count: 3, q: '{count}' })).toBe(
    '3 of {all} for "{count}"',
  )
})
