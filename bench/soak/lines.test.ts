import { expect, test } from 'vitest'
import { locales } from '../../web/config/locales.ts'
import { markerCount, markerWords } from './lines.ts'

test.each(locales)('a line of words says its count in %s', (locale) => {
  const text = `${markerWords[locale]('soakp1w2', 17)}\n${markerWords[locale]('soakp1w3', 4)}`
  expect(markerCount(text, 'soakp1w2')).toBe(17)
  expect(markerCount(text, 'soakp1w3')).toBe(4)
  expect(markerCount(text, 'soakp1w4')).toBeUndefined()
})

test('of a text that says two, the older counts', () => {
  const twice = [9, 8].map((count) => markerWords.en('soakp1w1', count)).join(' ')
  expect(markerCount(twice, 'soakp1w1')).toBe(8)
})
