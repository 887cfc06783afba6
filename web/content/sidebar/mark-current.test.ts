import { expect, it } from 'vitest'
import type { SidebarItem } from '../model/page-data.ts'
import { markCurrent } from './mark-current.ts'
import { resolveSidebar } from './sidebar.ts'
import type { StoredSidebarItem } from './stored-sidebar.ts'

const names = ['intro', 'market', 'kline', 'tickers']
const pages = new Map(
  names.map((name) => [name, { id: name, path: `v5/${name}`, title: { en: name } }]),
)
const page = (name: string): StoredSidebarItem => ({
  _type: 'sidebarPage',
  _key: name,
  page: { _ref: name },
})
const stored = {
  _id: 's',
  name: 'v5',
  title: { en: 'V5' },
  items: [
    page('intro'),
    {
      _type: 'sidebarCategory' as const,
      _key: 'market',
      page: { _ref: 'market' },
      items: [page('kline'), page('tickers')],
    },
    {
      _type: 'sidebarLink' as const,
      _key: 'link',
      label: { en: 'Out' },
      href: 'https://a.example',
    },
  ],
}
const shared = resolveSidebar(stored, { locale: 'en', pages, requests: new Map() })

/** The labels of the entries that are current or open. */
const marked = (items: readonly SidebarItem[]): string[] =>
  items.flatMap((item) => {
    if (item.kind === 'link') return []
    if (item.kind === 'page') return item.current ? [`here: ${item.label.text}`] : []
    return [
      ...(item.page?.current ? [`here: ${item.label.text}`] : []),
      ...(item.open ? [`open: ${item.label.text}`] : []),
      ...marked(item.items),
    ]
  })

it.each([
  ['intro', ['here: intro']],
  ['market', ['here: market', 'open: market']],
  ['kline', ['open: market', 'here: kline']],
  ['nowhere', []],
])('markCurrent marks a shared tree for the page %s', (name, expected) => {
  expect(marked(markCurrent(shared, `/docs/v5/${name}`).items)).toEqual(expected)
  expect(marked(shared.items)).toEqual([])
})
