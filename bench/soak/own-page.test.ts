import { expect, test } from 'vitest'
import { lowestCount, wordsAt } from './own-page.ts'

test('the words of a page say its count', () => {
  const text = `${wordsAt('soakw1x', 17)}\n${wordsAt('soakw2x', 4)}`
  const counts = ['soakw1x', 'soakw2x', 'soakw3x'].map((name) => lowestCount(text, name))
  expect(counts).toEqual([17, 4, undefined])
})

test('of a text that says two, the older counts', () => {
  const twice = [9, 8].map((count) => wordsAt('soakw1x', count)).join(' ')
  expect(lowestCount(twice, 'soakw1x')).toBe(8)
})
