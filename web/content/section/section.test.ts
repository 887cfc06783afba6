import { expect, it } from 'vitest'
import { lakeOf } from '../../testing/lake-of.ts'
import { loadPage } from '../page/page.ts'

const words = (en: string, zhTW?: string) => ({ en, ...(zhTW && { zhTW }) })
const page = (path: string, title: string, body: object[] = [], more = {}) => ({
  ...{ _id: `page-${path}`, _type: 'page', _rev: 'r', path: { current: path } },
  title: words(title, `${title}（中）`),
  body: { en: body },
  ...more,
})
const operation = { _type: 'operation', _key: 'o', operation: { _ref: 'operation-a' } }
const channel = { _type: 'channel', _key: 'c', channel: { _ref: 'channel-a' } }
const listed = (path: string) => ({
  ...{ _type: 'sidebarPage', _key: path },
  page: { _ref: `page-${path}` },
})
const category = (path: string, items: object[]) => ({
  ...{ _type: 'sidebarCategory', _key: path, label: words('Market', '行情'), items },
  ...(path && { page: { _ref: `page-${path}` } }),
})
const change = (day: number, path: string) => ({
  ...{ _id: `change-${day}`, _type: 'changelogEntry', date: `2026-11-0${day}`, kind: 'changed' },
  title: words(`Change ${day}`),
  pages: [{ _key: 'p', _ref: `page-${path}` }],
})

const lake = lakeOf([
  {
    ...{ _id: 'sidebar-v5', _type: 'sidebar', name: 'v5', title: words('V5') },
    entry: { _ref: 'page-v5/intro' },
    items: [
      listed('v5/intro'),
      category('v5/market', [
        listed('v5/market/a'),
        category('v5/market/inside', [listed('v5/market/inside/b')]),
        category('v5/cards', [listed('v5/market/a')]),
      ]),
    ],
  },
  page('v5/intro', 'Introduction'),
  page('v5/market', 'Market', [], { description: words('What it is for.') }),
  page('v5/market/a', 'A', [operation], { description: words('Reads a.', '讀取 a。') }),
  page('v5/market/inside', 'Inside'),
  page('v5/market/inside/b', 'B', [channel]),
  page('v5/cards', 'Cards', [
    {
      ...{ _type: 'cards', _key: 'k' },
      cards: [{ _type: 'card', _key: 'k1', page: { _ref: 'page-v5/market/a' } }],
    },
  ]),
  {
    ...{ _id: 'operation-a', _type: 'apiOperation', operationId: 'a', method: 'GET', path: '/a' },
    rateLimits: [{ limit: 10, per: 's' }],
  },
  {
    ...{ _id: 'channel-a', _type: 'apiChannel', name: 'a', stream: '/s' },
    ...{ spec: 'a', topics: [{ _key: 't', pattern: 'b.{symbol}', subscribe: '{}' }] },
  },
  change(1, 'v5/market/inside/b'),
  change(2, 'v5/market/a'),
  change(3, 'v5/intro'),
])

it("a category's own page lists the pages of the category with their facts", async () => {
  const section = (await loadPage(lake, 'v5/market', 'zh-TW'))?.section
  expect(section).toEqual([
    {
      rows: [
        {
          ...{ label: { text: 'A（中）' }, href: '/docs/zh-TW/v5/market/a', method: 'GET' },
          ...{ description: { text: '讀取 a。' }, limits: ['每秒 10 次'], topics: [] },
        },
      ],
    },
    {
      heading: { label: { text: '行情' }, href: '/docs/zh-TW/v5/market/inside' },
      rows: [
        {
          ...{ label: { text: 'B（中）' }, href: '/docs/zh-TW/v5/market/inside/b' },
          ...{ description: { text: '' }, limits: [], topics: ['b.{symbol}'] },
        },
      ],
    },
    expect.objectContaining({ rows: [expect.objectContaining({ method: 'GET' })] }),
  ])
})

it('a section lists its changes, and depends on the documents that it shows', async () => {
  const page = await loadPage(lake, 'v5/market', 'en')
  expect(page?.history.map(({ title }) => title.text)).toEqual(['Change 2', 'Change 1'])
  expect(page?.dependencies).toEqual(
    expect.arrayContaining(['page-v5/market/a', 'operation-a', 'channel-a', 'sidebar-v5']),
  )
  expect(page?.dependencies).toContain('history:page-v5/market/inside/b')
})

it('a section is absent on other pages, and on a page that lists its pages in cards', async () => {
  for (const path of ['v5/market/a', 'v5/intro', 'v5/cards'])
    expect((await loadPage(lake, path, 'en'))?.section).toBeUndefined()
})

it("the breadcrumbs of a category's pages link to the category's own page", async () => {
  const page = await loadPage(lake, 'v5/market/inside/b', 'en')
  expect(page?.breadcrumbs.map(({ href }) => href)).toEqual([
    '/docs/v5/intro',
    '/docs/v5/market',
    '/docs/v5/market/inside',
    undefined,
  ])
})
