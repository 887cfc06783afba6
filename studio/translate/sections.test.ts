import { expect, it } from 'vitest'
import { sidebarLocations } from './sections.ts'

const page = (id: string) => ({ _key: id, _type: 'sidebarPage', page: { _ref: id } })
const label = (en: string) => ({ _type: 'localeString', en })

it('sidebarLocations numbers pages in sidebar order, each once', () => {
  const market = {
    _key: 'm',
    label: label('Market'),
    page: { _ref: 'market' },
    items: [page('kline'), { _key: 'd', label: label('Deep'), items: [page('depth')] }],
  }
  const places = sidebarLocations([
    { title: label('v5'), items: [page('intro'), market, page('kline')] },
    { items: [page('faq')] },
  ])
  expect([...places]).toEqual([
    ['intro', { section: 'v5', order: 0 }],
    ['market', { section: 'v5 › Market', order: 1 }],
    ['kline', { section: 'v5 › Market', order: 2 }],
    ['depth', { section: 'v5 › Market', order: 3 }],
    ['faq', { section: 'Sidebar', order: 4 }],
  ])
})
