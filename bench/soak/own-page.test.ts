import { expect, test } from 'vitest'
import { lowestCount, wordsAt } from './own-page.ts'

test('lowestCount reads the count in a page’s text', () => {
  const text = `${wordsAt('soakw1x', 17)}\n${wordsAt('soakw2x', 4)}`
  const counts = ['soakw1x', 'soakw2x', 'soakw3x'].map((name) => lowestCount(text, name))
  expect(counts).toEqual([17, 4, undefined])
})

test('lowestCount returns the lower of two counts', () => {
  const twice = [9, 8].map((count) => wordsAt('soakw1x', count)).join(' ')
  expect(lowestCount(twice, 'soakw1x')).toBe(8)
})
