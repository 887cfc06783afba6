import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jsonText } from './json-text.ts'

test('jsonText puts lists of plain values on one line', () => {
  const value = { b: [['1', 2]], none: [], empty: {}, list: [{ a: null }] }
  expect(jsonText(value)).toBe(
    '{\n  "b": [\n    ["1", 2]\n  ],\n  "none": [],\n  "empty": {},\n  "list": [\n    {\n      "a": null\n    }\n  ]\n}',
  )
})

test('jsonText has the same value as JSON', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      const value: unknown = JSON.parse(text)
      expect(JSON.parse(jsonText(value))).toEqual(value)
    }),
  )
})
