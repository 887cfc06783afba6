import { expect, test } from 'vitest'
import { fill } from '../words/fill.ts'
import { querySuggestions } from './suggestions.ts'

test.each([
  ['place limit order', ['place limit', 'limit order', 'place']],
  ['orderLinkId', ['order link id', 'order', 'link']],
  ['order/create', ['order', 'create']],
  ['kline', []],
  ['', []],
])('%s suggests %j', (query, expected) => {
  expect(querySuggestions(query)).toEqual(expected)
})

test('fills what it has, leaves what it has not', () => {
  expect(fill('{count} of {all} for "{q}"', { count: 3, q: '{count}' })).toBe(
    '3 of {all} for "{count}"',
  )
})
