import { expect, it } from 'vitest'
import type { SidebarItem } from '../model/page-data.ts'
import { areaLabels } from './area-labels.ts'
import { followedAreas } from './followed-areas.ts'

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

it('are the parts of the API by their categories, and pages of none together', () => {
  const found = followedAreas(sidebars)
  expect(found.map(({ name, label, pages }) => [name, label.text, pages.length])).toEqual([
    [undefined, 'V5 API', 2],
    ['market', 'Market', 2],
    ['websocket', 'Streams', 1],
  ])
})

it('have labels, a page of no category its own', () => {
  const labels = areaLabels(sidebars)
  expect([...labels].map(([name, { text }]) => [name, text])).toEqual([
    ['intro', 'v5/intro'],
    ['guide', 'v5/guide'],
    ['market', 'Market'],
    ['websocket', 'Streams'],
  ])
})

it('of one page in the category of another area is called as the page', () => {
  const shared = [
    {
      title: { text: 'V5 API' },
      items: [category('Spread', page('v5/spread/a'), page('v5/ws/b'))],
    },
  ]
  expect(followedAreas(shared).map(({ label }) => label.text)).toEqual(['Spread', 'v5/ws/b'])
})

it('that is left in the explorer alone is called as its category there', () => {
  const explorer = {
    title: { text: 'Explorer' },
    items: [category('V5 API', category('Leveraged tokens', page('api-explorer/v5/lt/a')))],
  }
  expect(areaLabels([...sidebars, explorer]).get('lt')).toEqual({ text: 'Leveraged tokens' })
})
