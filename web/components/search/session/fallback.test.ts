import { expect, it } from 'vitest'
import { hasAnswer, isOfFallback, searchOutcome } from './fallback.ts'

const hit = (dropped?: number) => ({
  objectID: 'a',
  ...(dropped === undefined ? {} : { text_match_info: { num_tokens_dropped: dropped } }),
})

it.each([
  ['nothing', { nbHits: 0, hits: [] }, false],
  ['two pages', { nbHits: 2, hits: [hit()] }, false],
  ['three pages', { nbHits: 3, hits: [hit()] }, true],
  ['many pages with all words', { nbHits: 30, hits: [hit(0)] }, true],
  ['many pages with some of the words', { nbHits: 30, hits: [hit(1)] }, false],
])('%s: answers %#', (_, result, expected) => {
  expect(hasAnswer(result)).toBe(expected)
})

const said = (nbHits: number, userData?: object) => ({
  nbHits,
  hits: [],
  userData: userData ? [userData] : [],
})

it.each([
  [
    'a part that the fallback did not answer',
    said(2),
    said(3, { incomplete: true }),
    { isIncomplete: true },
  ],
  [
    'a word that neither has',
    said(2, { missing: ['a', 'b'] }),
    said(3, { missing: ['b'] }),
    { missing: ['b'] },
  ],
  [
    'a word that the reader’s language has not',
    said(2, { missing: ['a'] }),
    said(0),
    { missing: ['a'] },
  ],
  ['what is nearest', said(2, { nearest: 'a' }), undefined, { nearest: 'a', isBroadened: true }],
  [
    'what is nearest in the fallback',
    said(0),
    said(2, { nearest: 'a' }),
    { nearest: 'a', count: 2 },
  ],
])('the outcome tells of %s', (_, own, fallback, expected) => {
  expect(searchOutcome(own, fallback)).toMatchObject(expected)
})

it('isOfFallback holds when only the fallback has results for the query as typed', () => {
  const near = said(2, { nearest: 'a' })
  expect(isOfFallback(near, said(1))).toBe(true)
  expect(isOfFallback(near, said(1, { nearest: 'b' }))).toBe(false)
  expect(isOfFallback(near, said(0))).toBe(false)
  expect(isOfFallback(said(2), said(1))).toBe(false)
})
