import { expect, it } from 'vitest'
import { parseJson } from './json-value.ts'
import { missingFields, type WantedField } from './missing-fields.ts'

const field = (name: string, more: Partial<WantedField> = {}): WantedField => ({
  ...{ name, kind: 'text', required: false, inner: [] },
  ...more,
})

it('missingFields names required fields without a value, by path', () => {
  const list = field('list', {
    kind: 'list',
    required: true,
    inner: [field('symbol', { required: true }), field('qty')],
  })
  const inside = field('inside', { kind: 'object', inner: [field('x', { required: true })] })
  const fields = [field('a', { required: true }), list, inside]
  expect(missingFields(fields, new Map())).toEqual(['a', 'list'])
  expect(
    missingFields(
      fields,
      parseJson('{"a":0,"list":[{"symbol":"BTC"},{"symbol":""}],"inside":{"y":"z"}}'),
    ),
  ).toEqual(['list[1].symbol', 'inside.x'])
})
