import { expect, it } from 'vitest'
import { dateInWords } from './date-in-words.ts'

it('names a day as readers of each language do', () => {
  expect(dateInWords('2026-11-20', 'en')).toBe('20 November 2026')
  expect(dateInWords('2026-11-20', 'zh-TW')).toBe('2026年11月20日')
})

it('names the month alone', () => {
  expect(dateInWords('2026-11-20', 'en', { year: 'numeric', month: 'long' })).toBe('November 2026')
})
