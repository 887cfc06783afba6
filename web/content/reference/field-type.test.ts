import { expect, it } from 'vitest'
import type { Field } from '../model/page-data.ts'
import { fieldType } from './field-type.ts'

const field: Field = {
  _key: 'k',
  name: 'limit',
  path: 'limit',
  anchor: 'param-limit',
  depth: 0,
  type: 'integer',
  requirement: 'optional',
  values: [],
  appliesTo: [],
  deprecated: false,
  description: { text: '' },
}

it.each([
  [{}, 'integer'],
  [{ min: 1, max: 1000 }, 'integer · 1–1000'],
  [{ min: 0 }, 'integer · ≥ 0'],
  [{ format: 'int64', unit: 'ms' }, 'integer · int64 · ms'],
])('fieldType of %o', (facts, expected) => {
  expect(fieldType({ ...field, ...facts })).toBe(expected)
})
