import { expect, it } from 'vitest'
import type { SidebarItem } from '../model/page-data.ts'
import { apiAreas } from './api-areas.ts'
import { areaLabels } from './area-labels.ts'

const page = (path: string): SidebarItem => ({
  ...{ kind: 'page', path, href: `/docs/${path}`, current: false },
  label: { text: path },
})
const category = (text: string, ...items: SidebarItem[]): SidebarItem => ({
  ...{ kind: 'category', label: { text }, open: false, items },
})
const sidebars = [
  {
    title: { text: 'V5 API' },
    items: [
      page('v5/intro'),
      page('v5/guide'),
      category('Market', page('v5/market/time'), category('More', page('v5/market/kline'))),
      category('Streams', page('v5/websocket/a')),
      page('faq'),
    ],
  },
]

it('apiAreas groups pages by category, and pages of no category together', () => {
  const found = apiAreas(sidebars)
  expect(found.map(({ name, label, pages }) => [name, label.text, pages.length])).toEqual([
    [undefined, 'V5 API', 2],
    ['market', 'Market', 2],
    ['websocket', 'Streams', 1],
  ])
})

it("areaLabels returns each area's label, and a page's own label when it is in no category", () => {
  const labels = areaLabels(sidebars)
  expect([...labels].map(([name, { text }]) => [name, text])).toEqual([
    ['intro', 'v5/intro'],
    ['guide', 'v5/guide'],
    ['market', 'Market'],
    ['websocket', 'Streams'],
  ])
})

it("areaLabels gives an area of one page in another area's category the page's label", () => {
  const shared = [
    {
      title: { text: 'V5 API' },
      items: [category('Spread', page('v5/spread/a'), page('v5/ws/b'))],
    },
  ]
  expect(apiAreas(shared).map(({ label }) => label.text)).toEqual(['Spread', 'v5/ws/b'])
})

it('areaLabels gives an area that is only in the explorer the label of its category there', () => {
  const explorer = {
    title: { text: 'Explorer' },
    items: [category('V5 API', category('Leveraged tokens', page('api-explorer/v5/lt/a')))],
  }
  expect(areaLabels([...sidebars, explorer]).get('lt')).toEqual({ text: 'Leveraged tokens' })
})
