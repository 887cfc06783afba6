import { expect, it } from 'vitest'
import { headingOf } from '../../blocks/heading/heading-of.ts'
import { countWords } from './count-words.ts'

const paragraph = (text: string) => ({
  _type: 'block',
  _key: 'a',
  children: [{ _type: 'span', _key: 'b', text, marks: [] }],
})

it.each([
  ['', 0, 0],
  ['Each key has its limit.', 5, 0],
  ['Don’t use BTC/USDT in v5.1, a long-term name', 8, 0],
  ['每個金鑰都有頻率限制。', 0, 10],
  ['呼叫 API 三次', 1, 4],
  ['1,000 次', 1, 1],
])('countWords counts “%s”', (text, words, characters) => {
  expect(countWords([paragraph(text)])).toEqual({ words, characters })
})

it('countWords counts text inside blocks, but no code', () => {
  const body = [
    headingOf({ _key: 'h', level: 2, text: 'Rate limits' }),
    { _type: 'admonition', _key: 'n', kind: 'note', body: [paragraph('Two words')] },
    { _type: 'codeBlock', _key: 'c', language: 'json', code: 'one two three' },
    { _type: 'unknown', _key: 'u' },
    {},
  ]
  expect(countWords(body).words).toBe(4)
})
