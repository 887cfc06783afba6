import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseJson, printJson } from './json-value.ts'
import { jsonLiteral } from './testing/json-literal.ts'

it('parseJson and printJson restore any JSON', () => {
  fc.assert(
    fc.property(jsonLiteral, (text) => {
      const bare = (json: string) => json.replaceAll(/"(?:[^"\\]|\\.)*"|\s/g, (part) => part.trim())
      expect(bare(printJson(parseJson(text)))).toBe(bare(text))
    }),
  )
})

it.each([
  '12345678901234567890',
  '-0.10',
  '1e400',
  '-0',
  '1.10',
  '"n1"',
  '{\n  "b": 1,\n  "10": 2,\n  "2": 3\n}',
  '{\n  "n\\"1": "s\\\\"\n}',
])('%s keeps its digits and letters', (text) => {
  expect(printJson(parseJson(text))).toBe(text)
})

it.each(['', '{"a":', '01', '{a: 1}', "'a'"])('parseJson refuses %j', (text) => {
  expect(() => parseJson(text)).toThrow(SyntaxError)
})
