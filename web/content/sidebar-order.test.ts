import type { SanityClient } from '@sanity/client'
import { evaluate, parse } from 'groq-js'
import { expect, it } from 'vitest'
import { inNavigationOrder } from './sidebar-order.ts'

/** A lake that holds nothing but this navigation. */
const lake = (items: unknown[]) => {
  const dataset = [{ _id: 'navigation', _type: 'navigation', items }]
  const fetch = async (query: string) => (await evaluate(parse(query), { dataset })).get()
  // The stand-in answers every overload of `fetch` alike.
  return { fetch } as unknown as SanityClient
}

const sidebars = ['a', 'b', 'c', 'd'].map((name) => ({ name }))
const order = async (items: unknown[]) =>
  (await inNavigationOrder(lake(items), sidebars)).map(({ name }) => name)

it('follows the bar and its menus; what it leaves out comes last', async () => {
  const menu = { label: 'More', items: [{ sidebar: 'b' }, { href: 'https://example.org' }] }
  expect(await order([{ sidebar: 'd' }, menu])).toEqual(['d', 'b', 'a', 'c'])
})

it('keeps the order where there is no navigation', async () => {
  expect(await order([])).toEqual(['a', 'b', 'c', 'd'])
})
