import { expect, test } from 'vitest'
import type { Sidebar, SidebarCategory, SidebarPage } from '../model/page-data.ts'
import { breadcrumbs } from './breadcrumbs.ts'
import { sidebarPosition } from './sidebar-position.ts'

const page = (name: string, current = false): SidebarPage => ({
  kind: 'page',
  label: { text: name },
  path: name,
  href: `/${name}`,
  current,
})
const category = (name: string, ...items: Sidebar['items']): SidebarCategory => ({
  kind: 'category',
  label: { text: name },
  open: JSON.stringify(items).includes('"current":true'),
  items,
})
const sidebar = (...items: Sidebar['items']): Sidebar => ({
  id: 'sidebar-api',
  name: 'api',
  title: { text: 'API' },
  items,
})

const shared = sidebar(
  page('intro'),
  category('Spread', category('Streams', page('connect', true), page('spread book'))),
  category('Streams', page('connect', true), page('book')),
)

test('a page that is in several places is where it is least deep', () => {
  expect(sidebarPosition(shared)).toEqual({ pages: 5, depth: 1, place: 3 })
  expect(breadcrumbs(shared, { text: 'Connect' }).map(({ label }) => label.text)).toEqual([
    'API',
    'Streams',
    'Connect',
  ])
})

test('of places equally deep it is the first', () => {
  const twice = sidebar(category('A', page('one', true)), category('B', page('one', true)))
  expect(sidebarPosition(twice)).toEqual({ pages: 2, depth: 1, place: 0 })
  expect(breadcrumbs(twice, { text: 'One' })[1]?.label.text).toBe('A')
})

test('what is in no sidebar has no position', () => {
  expect(sidebarPosition(undefined)).toBeUndefined()
  expect(sidebarPosition(sidebar(page('intro')))).toBeUndefined()
})
