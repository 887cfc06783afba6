import { expect, it } from 'vitest'
import type { Field } from '../../../content/model/page-data.ts'
import { operationFixture } from '../../../testing/operation-fixture.ts'
import { bodyFields } from './body-fields.ts'

const field = (path: string, depth: number, more: Partial<Field> = {}): Field => ({
  _key: path,
  name: path.split('.').at(-1) ?? '',
  anchor: path,
  path,
  depth,
  in: 'body',
  type: 'string',
  requirement: 'optional',
  appliesTo: [],
  values: [],
  deprecated: false,
  description: { text: '' },
  ...more,
})

const fieldsOf = (...parameters: Field[]) =>
  bodyFields(operationFixture({ method: 'POST', parameters }))

it('bodyFields makes a form of the specification, required fields first', () => {
  const fields = fieldsOf(
    field('note', 0),
    field('side', 0, {
      requirement: 'required',
      values: [{ value: 'Buy' }, { value: 'Sell' }],
      description: { text: 'Direction. Of the `trade`.' },
    }),
    field('list', 0, { type: 'array' }),
    field('list[].qty', 1, { type: 'integer', name: 'qty', default: '1' }),
    field('ids', 0, { type: 'array' }),
    field('extra', 0, { type: 'object' }),
    field('category', 0, { in: 'query' }),
  )
  expect(fields.map(({ name, kind, required }) => [name, kind, required])).toEqual([
    ['side', 'text', true],
    ['note', 'text', false],
    ['list', 'list', false],
    ['ids', 'list', false],
  ])
  expect(fields[0]).toMatchObject({ values: ['Buy', 'Sell'], help: { text: 'Direction.' } })
  expect(fields[2]?.inner).toMatchObject([{ name: 'qty', kind: 'integer', default: '1' }])
})

it.each([
  ['Symbol name, uppercase.', 'Symbol name, uppercase.'],
  ['At most 2.5 a day. More later.', 'At most 2.5 a day.'],
  ['買賣方向。僅限現貨。', '買賣方向。'],
  ['No end', 'No end'],
])('“%s” is explained in one sentence', (text, help) => {
  expect(fieldsOf(field('a', 0, { description: { text } }))[0]?.help).toEqual({ text: help })
})

it.each([
  ['a file', field('file', 0, { format: 'binary' })],
  ['a list', field('[].symbol', 0)],
  ['nothing', field('category', 0, { in: 'query' })],
])('has no form for %s', (_what, one) => {
  expect(fieldsOf(one)).toEqual([])
})
