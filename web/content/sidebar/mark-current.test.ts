import { expect, it } from 'vitest'
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
const at = (currentId: string) =>
  resolveSidebar(stored, { locale: 'en', currentId, pages, requests: new Map() })

it.each([...names, 'nowhere'])('marks a shared tree as the page %s has it', (name) => {
  const shared = at('')
  expect(markCurrent(shared, `/docs/v5/${name}`)).toEqual(at(name))
  expect(shared).toEqual(at(''))
})
