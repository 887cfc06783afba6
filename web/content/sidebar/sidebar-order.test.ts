import { expect, it } from 'vitest'
import { lakeOf } from '../../testing/lake-of.ts'
import { Reader } from '../lake/reader.ts'
import { inNavigationOrder } from './sidebar-order.ts'

const lake = (items: unknown[]) => lakeOf([{ _id: 'navigation', _type: 'navigation', items }])

const sidebars = ['a', 'b', 'c', 'd'].map((name) => ({ name }))
const order = async (items: unknown[]) =>
  (await inNavigationOrder(new Reader(lake(items)), sidebars)).map(({ name }) => name)

it('follows the bar and its menus; what it leaves out comes last', async () => {
  const menu = { label: 'More', items: [{ sidebar: 'b' }, { href: 'https://example.org' }] }
  expect(await order([{ sidebar: 'd' }, menu])).toEqual(['d', 'b', 'a', 'c'])
})

it('keeps the order where there is no navigation', async () => {
  expect(await order([])).toEqual(['a', 'b', 'c', 'd'])
})
