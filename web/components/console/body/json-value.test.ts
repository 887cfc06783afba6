import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseJson, printJson } from './json-value.ts'

it('any JSON comes back as it was', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = JSON.stringify(value, null, 2)
      expect(printJson(parseJson(text))).toBe(text)
    }),
  )
})

it.each(['12345678901234567890', '-0.10', '1e400', '"n1"', '{\n  "n\\"1": "s\\\\"\n}'])(
  '%s keeps its digits and letters',
  (text) => {
    expect(printJson(parseJson(text))).toBe(text)
  },
)

it.each(['', '{"a":', '01', '{a: 1}', "'a'"])('%j is refused', (text) => {
  expect(() => parseJson(text)).toThrow(SyntaxError)
})
