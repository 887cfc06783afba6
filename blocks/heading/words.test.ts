import { expect, it } from 'vitest'
import { headingWords } from './words.ts'

it('headingWords includes marked text', () => {
  const [a, b] = [
    { _type: 'span' as const, _key: 'a', text: 'Use ', marks: [] },
    { _type: 'span' as const, _key: 'b', text: 'limit', marks: ['code'] },
  ]
  expect(headingWords({ children: [a, b] })).toBe('Use limit')
})
