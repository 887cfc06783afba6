import { describe, expect, it } from 'vitest'
import type { Sidebar, SidebarItem } from '../model/page-data.ts'
import { breadcrumbs } from './breadcrumbs.ts'
import { markCurrent } from './mark-current.ts'
import { neighbours } from './neighbours.ts'
import { resolveSidebar } from './sidebar.ts'
import type { StoredSidebarItem } from './stored-sidebar.ts'

const names = ['intro', 'market', 'kline', 'tickers', 'ws']
const pages = new Map(
  names.map((name) => [name, { id: name, path: `v5/${name}`, title: { en: name } }]),
)

const page = (name: string): StoredSidebarItem => ({
  _type: 'sidebarPage',
  _key: name,
  page: { _ref: name },
})
const category = (
  label: string | undefined,
  items: StoredSidebarItem[],
  own?: string,
): StoredSidebarItem => ({
  _type: 'sidebarCategory',
  _key: `c-${label}`,
  ...(label !== undefined && { label: { en: label } }),
  ...(own !== undefined && { page: { _ref: own } }),
  items,
})

const link = (href: string): StoredSidebarItem => ({
  _type: 'sidebarLink',
  _key: href,
  label: { en: 'Elsewhere' },
  href,
})

const sidebar = (items: StoredSidebarItem[], current = 'nowhere'): Sidebar =>
  markCurrent(
    resolveSidebar(
      { _id: 's', name: 'v5', title: { en: 'V5' }, items },
      { locale: 'en', pages, requests: new Map() },
    ),
    `/docs/v5/${current}`,
  )

const outline = (items: readonly SidebarItem[]): string =>
  items
    .map((item) => {
      if (item.kind === 'page') return item.label.text
      if (item.kind === 'link') return `${item.label.text}↗`
      const link = item.page ? '→' : ''
      return `${item.label.text}${link}${item.open ? '*' : ''}(${outline(item.items)})`
    })
    .join(' ')

describe('a sidebar', () => {
  it.each([
    ['a category', [category('Market', [page('kline')])], 'Market(kline)'],
    ['one with a page', [category('Market', [page('kline')], 'market')], 'Market→(kline)'],
    ['one named by its page', [category(undefined, [page('kline')], 'market')], 'market→(kline)'],
    ['one with nothing but a page', [category('Market', [page('gone')], 'market')], 'Market'],
    ['one whose page is gone', [category('Market', [page('kline')], 'gone')], 'Market(kline)'],
    ['a link elsewhere', [category('More', [link('https://a.example')])], 'More(Elsewhere↗)'],
    ['no link that runs something', [link('javascript:alert(1)'), page('intro')], 'intro'],
    ['one with nothing', [category('Market', [category('Inner', [])])], ''],
  ])('resolves %s', (_what, items, expected) => {
    expect(outline(sidebar(items).items)).toBe(expected)
  })

  const nested = [
    page('intro'),
    category('Market', [category('Prices', [page('kline')]), page('tickers')], 'market'),
    category('Streams', [page('ws')]),
  ]

  it.each([
    ['kline', 'intro Market→*(Prices*(kline) tickers) Streams(ws)'],
    ['market', 'intro Market→*(Prices(kline) tickers) Streams(ws)'],
    ['intro', 'intro Market→(Prices(kline) tickers) Streams(ws)'],
  ])('opens the categories around %s', (currentId, expected) => {
    expect(outline(sidebar(nested, currentId).items)).toBe(expected)
  })

  it.each([
    ['intro', undefined, 'Market'],
    ['market', 'intro', 'kline'],
    ['kline', 'Market', 'tickers'],
    ['ws', 'tickers', undefined],
  ])('links from %s to the previous and the next page', (currentId, previous, next) => {
    const beside = neighbours(sidebar(nested, currentId))
    expect([beside.previous?.label.text, beside.next?.label.text]).toEqual([previous, next])
  })

  it.each([
    ['kline', ['V5', 'Market→', 'Prices', 'here']],
    ['market', ['V5', 'here']],
    ['ws', ['V5', 'Streams', 'here']],
  ])('returns the breadcrumbs of %s', (currentId, expected) => {
    const way = breadcrumbs(sidebar(nested, currentId), { text: 'here' })
    expect(way.map(({ label, href }) => `${label.text}${href ? '→' : ''}`)).toEqual(expected)
  })
})
