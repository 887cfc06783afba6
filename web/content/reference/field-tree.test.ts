import { expect, it } from 'vitest'
import type { Field } from '../model/page-data.ts'
import { type FieldNode, fieldTree, requiredFirst } from './field-tree.ts'

const field = (name: string, depth: number): Field => ({
  _key: name,
  name,
  path: name,
  anchor: `param-${name}`,
  depth,
  type: 'string',
  requirement: 'optional',
  appliesTo: [],
  values: [],
  deprecated: false,
  description: { text: '' },
})

const shape = (nodes: FieldNode[]): unknown[] =>
  nodes.map(({ field: { name }, inner }) => (inner.length > 0 ? [name, shape(inner)] : name))

it('fieldTree nests deeper fields in the preceding shallower one', () => {
  const fields = [
    ['a', 0],
    ['b', 1],
    ['c', 2],
    ['d', 1],
    ['e', 0],
  ] as const
  expect(shape(fieldTree(fields.map(([name, depth]) => field(name, depth))))).toEqual([
    ['a', [['b', ['c']], 'd']],
    'e',
  ])
})

it('fieldTree keeps a field without a parent', () => {
  expect(shape(fieldTree([field('a', 2), field('b', 1)]))).toEqual(['a', 'b'])
})

it('requiredFirst sorts required fields first at each depth, otherwise keeping the order', () => {
  const of = (name: string, depth: number, requirement: Field['requirement']) => ({
    ...field(name, depth),
    requirement,
  })
  const fields = [
    of('a', 0, 'optional'),
    of('b', 0, 'conditional'),
    of('c', 0, 'required'),
    of('d', 1, 'optional'),
    of('e', 1, 'required'),
    of('f', 0, 'required'),
  ]
  expect(shape(requiredFirst(fieldTree(fields)))).toEqual([['c', ['e', 'd']], 'f', 'b', 'a'])
})
