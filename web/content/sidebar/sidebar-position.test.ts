import { expect, test } from 'vitest'
import type { Sidebar, SidebarCategory, SidebarPage } from '../model/page-data.ts'
import { breadcrumbs } from './breadcrumbs.ts'
import { markCurrent } from './mark-current.ts'
import { sidebarPosition } from './sidebar-position.ts'

const page = (name: string): SidebarPage => ({
  kind: 'page',
  label: { text: name },
  path: name,
  href: `/${name}`,
  current: false,
})
const category = (name: string, ...items: Sidebar['items']): SidebarCategory => ({
  kind: 'category',
  label: { text: name },
  open: false,
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
  category('Spread', category('Streams', page('connect'), page('spread book'))),
  category('Streams', page('connect'), page('book')),
)

test('a page with several entries in a sidebar has the position of the least nested one', () => {
  const connect = markCurrent(shared, '/connect')
  expect(sidebarPosition(connect)).toEqual({ pages: 5, depth: 1, place: 3 })
  expect(breadcrumbs(connect, { text: 'Connect' }).map(({ label }) => label.text)).toEqual([
    'API',
    'Streams',
    'Connect',
  ])
  // Browsers keep only the first open one of sibling `details` with one name, which would be the other entry.
  expect(connect.items.map((item) => item.kind === 'category' && item.open)).toEqual([
    false,
    false,
    true,
  ])
  expect(JSON.stringify(connect).match(/"current":true/g)).toHaveLength(1)
})

test('a page with equally nested entries has the position of the first', () => {
  const twice = markCurrent(sidebar(category('A', page('one')), category('B', page('one'))), '/one')
  expect(sidebarPosition(twice)).toEqual({ pages: 2, depth: 1, place: 0 })
  expect(breadcrumbs(twice, { text: 'One' })[1]?.label.text).toBe('A')
})

test('a page without a sidebar has no position', () => {
  expect(sidebarPosition(undefined)).toBeUndefined()
  expect(sidebarPosition(sidebar(page('intro')))).toBeUndefined()
})
