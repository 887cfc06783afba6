import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createTokenizer } from '../text/tokenizer.ts'
import { markText } from './mark.ts'
import { queryWords } from './words.ts'

const RUNS = { seed: 20_261_121, numRuns: 1000 }
const tokenize = createTokenizer([...'/_-.:=,()[]{}<>|&?#"\'`'], [])

const piece = fc.oneof(
  fc.constantFrom(
    'order',
    'orderLinkId',
    'ORDER',
    'ordre',
    '/v5/order',
    '下單',
    '下单',
    '訂',
    'ｆｕｌｌ',
    'ﬁ',
    '㎢',
    'é',
    'e\u0301',
    '𠮷',
    '👍🏽',
    'ß',
    'İ',
    '\u200b',
    '\uFDFA',
    '한국',
    'カ',
    ' ',
    '\n',
    '-',
    '，',
  ),
  fc.string({ unit: 'binary', maxLength: 3 }),
)
const text = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''))
// Characters that no text contains.
const tags = { startTag: '\u{f0000}', endTag: '\u{f0001}' }
const plain = (marked: string) => marked.replaceAll(/[\u{f0000}\u{f0001}]/gu, '')
const clean = text.map(plain)

test('tokens are in text order and do not overlap', () => {
  fc.assert(
    fc.property(clean, (value) => {
      let before = 0
      for (const { start, end, term } of tokenize(value)) {
        expect(term).not.toBe('')
        expect(start).toBeGreaterThanOrEqual(before)
        expect(end).toBeGreaterThanOrEqual(start)
        expect(end).toBeLessThanOrEqual(value.length)
        before = start
      }
    }),
    RUNS,
  )
})

test('markText changes nothing but marks, in a whole text or a snippet', () => {
  const options = fc.record({ snippetThreshold: fc.nat(12), affix: fc.nat(5) })
  fc.assert(
    fc.property(clean, clean, options, (value, q, some) => {
      const words = queryWords(tokenize, q)
      const marked = markText(value, tokenize(value), words, undefined, true, { ...tags, ...some })
      expect(plain(marked.value ?? '')).toBe(value)
      expect(value).toContain(plain(marked.snippet))
      for (const each of [marked.snippet, marked.value ?? '']) {
        // Start and end tags alternate, and enclose text.
        expect(each.replaceAll(/[^\u{f0000}\u{f0001}]/gu, '')).toMatch(/^(\u{f0000}\u{f0001})*$/u)
        expect(each).not.toContain('\u{f0000}\u{f0001}')
      }
      const pieces = (marked.value ?? '').match(/\u{f0000}[^\u{f0001}]*\u{f0001}/gu) ?? []
      expect(new Set(pieces.map(plain))).toEqual(new Set(marked.matched_tokens))
    }),
    RUNS,
  )
})
