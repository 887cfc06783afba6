import { describe, expect, it } from 'vitest'
import { isObject, parseJson, printJson } from '../../../samples/json-value.ts'
import type { BodyField } from './body-field.ts'
import { type Path, typedText, typedValue, withValue } from './form-value.ts'

const field = (name: string, more: Partial<BodyField> = {}): BodyField => ({
  name,
  kind: 'text',
  required: false,
  values: [],
  help: { text: '' },
  inner: [],
  ...more,
})

/** The body with `value` at `path`, as text in one line. */
function written(text: string, path: Path, value: string | undefined): string {
  const body = parseJson(text)
  if (!isObject(body)) throw new Error(`${text} is no object.`)
  return printJson(withValue(body, path, value)).replaceAll(/\n\s*/g, '')
}

describe('withValue', () => {
  it.each<[string, Path, string | undefined, string]>([
    ['{}', ['a'], 'x', '{"a": "x"}'],
    ['{"a": "x","b": 1}', ['a'], 'y', '{"a": "y","b": 1}'],
    ['{"a": "x","b": 1}', ['a'], undefined, '{"b": 1}'],
    ['{}', ['a', 'b'], 'x', '{"a": {"b": "x"}}'],
    ['{"a": {"b": "x"}}', ['a', 'b'], undefined, '{}'],
    ['{}', ['list', 0], 'x', '{"list": ["x"]}'],
    ['{"list": ["x","y"]}', ['list', 0], undefined, '{"list": ["y"]}'],
    ['{"list": ["x"]}', ['list', 0], undefined, '{}'],
    ['{"list": [{"a": "x"},{}]}', ['list', 0, 'a'], undefined, '{"list": [{},{}]}'],
    ['{"list": [{"a": "x"}]}', ['list', 1, 'a'], 'y', '{"list": [{"a": "x"},{"a": "y"}]}'],
    ['{"b": 1,"10": 1.10,"2": -0}', ['10'], 'x', '{"b": 1,"10": "x","2": -0}'],
    ['{"a": 12345678901234567890}', ['b'], 'x', '{"a": 12345678901234567890,"b": "x"}'],
  ])('in %s at %j being %j makes %s', (before, path, value, after) => {
    expect(written(before, path, value)).toBe(after)
  })
})

describe('typedValue', () => {
  it.each([
    ['text', '1', '"1"'],
    ['number', '-0.10', '-0.10'],
    ['integer', '12345678901234567890', '12345678901234567890'],
    ['integer', '1-', '"1-"'],
    ['boolean', 'true', 'true'],
    ['boolean', 'yes', '"yes"'],
  ] as const)('into a field of kind %s as %s is %s', (kind, text, json) => {
    const value = typedValue(field('a', { kind }), text) ?? null
    expect(printJson(value)).toBe(json)
    expect(typedText(value)).toBe(text)
  })

  it('returns undefined for empty text', () => {
    expect(typedValue(field('a'), '')).toBeUndefined()
    expect(typedText(undefined)).toBe('')
  })
})
