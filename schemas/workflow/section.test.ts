import { expect, it } from 'vitest'
import { sectionOf } from './section.ts'

it.each([
  ['v5/order/create', ['v5/order'], 'v5/order'],
  ['v5/order', ['v5/market', 'v5/order'], 'v5/order'],
  ['v5/order', ['/v5/order/'], '/v5/order/'],
  ['v5/orders', ['v5/order'], undefined],
  ['v5', ['v5/order'], undefined],
  ['v5/order', [''], undefined],
  ['v5/order', [], undefined],
  ['v5/order', undefined, undefined],
  [undefined, ['v5'], undefined],
])('sectionOf finds the section of %s in %j', (path, sections, expected) => {
  expect(sectionOf(path, sections)).toBe(expected)
})
