import { expect, it } from 'vitest'
import { hasAnswer } from './fallback.ts'

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
