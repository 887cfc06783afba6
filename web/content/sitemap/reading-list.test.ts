import { expect, it } from 'vitest'
import { lakeOf } from '../../testing/lake-of.ts'
import { loadArea, loadReadingList } from './reading-list.ts'

const words = (en: string, zhTW?: string) => ({ en, ...(zhTW && { zhTW }) })
const page = (id: string, path: string, title: string, more = {}) => ({
  _id: id,
  _type: 'page',
  path: { current: path },
  title: words(title, `${title}（中）`),
  ...more,
})
const listed = (id: string) => ({ _type: 'sidebarPage', _key: id, page: { _ref: id } })
const sidebar = (name: string, items: unknown[]) => ({
  _id: `sidebar-${name}`,
  _type: 'sidebar',
  name,
  title: words(name.toUpperCase()),
  items,
})
const operation = { _type: 'operation', operation: { _ref: 'operation-a' } }

const lake = lakeOf([
  { _id: 'siteSettings', _type: 'siteSettings', name: words('Exchange'), tagline: words('One') },
  { _id: 'navigation', _type: 'navigation', items: [{ sidebar: 'main' }, { sidebar: 'log' }] },
  sidebar('log', [listed('page-log')]),
  sidebar('empty', [listed('page-gone')]),
  sidebar('main', [
    listed('page-intro'),
    {
      _type: 'sidebarCategory',
      _key: 'm',
      label: words('Market', '行情'),
      items: [listed('page-a')],
    },
  ]),
  page('page-intro', 'intro', 'Introduction', { description: words('Start', '開始') }),
  page('page-a', 'market/a', 'Get A', { body: { en: [operation] } }),
  page('page-log', 'log', 'Changelog'),
  page('page-alone', 'alone', 'Alone', { sidebarLabel: words('Short') }),
  { _id: 'operation-a', _type: 'apiOperation', summary: words('A of all') },
])

it('loadReadingList returns the areas in navigation order, then the pages of no area', async () => {
  const list = await loadReadingList(lake, 'zh-TW')
  expect(list.areas.map(({ name }) => name)).toEqual(['main', 'log'])
  expect(list.others).toEqual([{ path: 'alone', label: { text: 'Alone（中）' } }])
  expect(list).toMatchObject({ siteName: 'Exchange', tagline: 'One' })
})

it('loadArea returns one area, and none for an unknown sidebar', async () => {
  const { areas, descriptions, others } = await loadArea(lake, 'main', 'en')
  expect(areas.map(({ name, items }) => [name, items.length])).toEqual([['main', 2]])
  expect(descriptions).toEqual({ intro: 'Start', 'market/a': 'A of all' })
  expect(others).toEqual([])
  expect((await loadArea(lake, 'gone', 'en')).areas).toEqual([])
})

it('loadReadingList returns areas without pages when there are too many for one list', async () => {
  const pages = Array.from({ length: 2001 }, (_, index) => page(`p${index}`, `p/${index}`, 'P'))
  const many = lakeOf([
    sidebar(
      'all',
      pages.map(({ _id }) => listed(_id)),
    ),
    ...pages,
  ])
  const list = await loadReadingList(many, 'en')
  expect(list).toMatchObject({ many: true, areas: [{ name: 'all', items: [] }], others: [] })
  expect((await loadArea(many, 'all', 'en')).areas[0]?.items).toHaveLength(2001)
})

it('loadReadingList describes each page, in English when there is no Chinese', async () => {
  const { descriptions } = await loadReadingList(lake, 'zh-TW')
  expect(descriptions).toMatchObject({ intro: '開始', 'market/a': 'A of all', log: '' })
})

it('loadReadingList depends on the sidebars and on every page', async () => {
  const { dependencies } = await loadReadingList(lake, 'en')
  expect(dependencies).toEqual(
    expect.arrayContaining(['siteSettings', 'navigation', 'sidebars', 'paths', 'sitemap']),
  )
})
