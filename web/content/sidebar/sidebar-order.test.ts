import { expect, it } from 'vitest'
import { lakeOf } from '../../testing/lake-of.ts'
import { Reader } from '../lake/reader.ts'
import { inNavigationOrder } from './sidebar-order.ts'

const lake = (items: unknown[]) => lakeOf([{ _id: 'navigation', _type: 'navigation', items }])

const sidebars = ['a', 'b', 'c', 'd'].map((name) => ({ name }))
const order = async (items: unknown[]) =>
  (await inNavigationOrder(new Reader(lake(items)), sidebars)).map(({ name }) => name)

it('inNavigationOrder sorts by the navigation bar and its menus, and puts other sidebars last', async () => {
  const menu = { label: 'More', items: [{ sidebar: 'b' }, { href: 'https://example.org' }] }
  expect(await order([{ sidebar: 'd' }, menu])).toEqual(['d', 'b', 'a', 'c'])
})

it('inNavigationOrder keeps the order without a navigation', async () => {
  expect(await order([])).toEqual(['a', 'b', 'c', 'd'])
})
