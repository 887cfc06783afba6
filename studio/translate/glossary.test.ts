import { expect, it } from 'vitest'
import { checkTerms, type Term, termsIn } from './glossary.ts'

const term = (english: string, word: string, more: Partial<Term> = {}): Term => ({
  term: english,
  word,
  also: [],
  forbidden: [],
  caseSensitive: false,
  ...more,
})
const terms = [
  term('rate', '費率'),
  term('funding rate', '資金費率'),
  term('leverage', '槓桿', { forbidden: ['杠杆'] }),
  term('position', '倉位', { also: ['平倉'], forbidden: ['位'] }),
  term('Unified', '統一', { caseSensitive: true }),
]
const told = (en: string, zhTW: string) =>
  checkTerms(en, zhTW, terms).map(({ kind, term: { word }, found }) => [kind, word, found])

it.each([
  ['The funding rates change.', '資金費率會變動。', []],
  ['The funding rate changes.', '費率會變動。', [['absent', '資金費率', undefined]]],
  ['Leverage of positions', '倉位的杠杆', [['forbidden', '槓桿', '杠杆']]],
  ['deleveraged `leverage`', '無', []],
  ['Close the position', '平倉', []],
  ['unified', '無', []],
  ['Unified', '無', [['absent', '統一', undefined]]],
])('checkTerms: %s → %s', (en, zhTW, expected) => {
  expect(told(en, zhTW)).toEqual(expected)
})

it('termsIn finds the longest term', () => {
  expect(termsIn('funding rate', terms).map((one) => one.term)).toEqual(['funding rate'])
})
