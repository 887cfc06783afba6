import { describe, expect, it } from 'vitest'
import { lakeOf } from '../../testing/lake-of.ts'
import { loadLanding } from './landing.ts'

const words = (en: string, zhTW?: string) => ({ en, ...(zhTW && { zhTW }) })
const page = (id: string, path: string, title: string, operation?: string) => ({
  _id: id,
  _type: 'page',
  path: { current: path },
  title: words(title, `${title}（中）`),
  description: words(`About ${title}`),
  body: { en: operation ? [{ _type: 'operation', operation: { _ref: operation } }] : [] },
})
const listed = (id: string) => ({ _type: 'sidebarPage', _key: id, page: { _ref: id } })

const settings = {
  _id: 'siteSettings',
  _type: 'siteSettings',
  name: words('Exchange'),
  tagline: words('One API'),
  landing: {
    title: words('Trade.', '交易。'),
    operation: { _ref: 'operation-a' },
    samples: [{ label: 'curl', value: 'curl', language: 'bash', code: 'curl {host}/v5/a\n' }],
  },
}
const hosts = [
  {
    _id: 'environment-sandbox',
    _type: 'apiEnvironment',
    identifier: 'sandbox',
    label: words('Sandbox'),
    rest: 'http://localhost:1',
    stream: 'ws://localhost:1',
    order: 0,
  },
  {
    _id: 'environment-mainnet',
    _type: 'apiEnvironment',
    identifier: 'mainnet',
    label: words('Mainnet', '主網'),
    rest: 'https://api.example/',
    stream: 'wss://stream.example',
    realMoney: true,
    onLandingPage: true,
    order: 10,
  },
]
const content = [
  {
    _id: 'sidebars',
    _type: 'sidebar',
    name: 'main',
    title: words('V5 API'),
    entry: { _ref: 'page-intro' },
    items: [
      listed('page-intro'),
      {
        _type: 'sidebarCategory',
        _key: 'market',
        label: words('Market', '行情'),
        items: [listed('page-a'), listed('page-gone')],
      },
    ],
  },
  {
    _id: 'sidebar-log',
    _type: 'sidebar',
    name: 'log',
    title: words('Changes'),
    items: [listed('page-log')],
  },
  page('page-intro', 'v5/intro', 'Introduction'),
  page('page-a', 'v5/a', 'Get A', 'operation-a'),
  page('page-log', 'changelog/v5', 'Changelog'),
  {
    _id: 'operation-a',
    _type: 'apiOperation',
    method: 'GET',
    path: '/v5/a',
    responseExamples: [
      { status: 200, code: '{}' },
      { status: 400, code: 'no' },
    ],
  },
  { _id: 'navigation', _type: 'navigation', items: [{ sidebar: 'main' }, { sidebar: 'log' }] },
]
const change = (day: number) => ({
  _id: `change-${day}`,
  _type: 'changelogEntry',
  date: `2026-11-0${day}`,
  kind: 'added',
  title: words(`Change ${day}`),
})

describe('loadLanding', () => {
  it("returns the texts of the settings, and the site's name and tagline when they are empty", async () => {
    const landing = await loadLanding(lakeOf([settings, ...content]), 'zh-TW')
    expect(landing.title).toEqual({ text: '交易。' })
    expect(landing.lead).toEqual({ text: 'One API', lang: 'en' })
    const bare = await loadLanding(lakeOf([{ ...settings, landing: undefined }]), 'en')
    expect(bare.title).toEqual({ text: 'Exchange' })
    expect(bare.request).toBeUndefined()
    expect(bare.environments).toEqual([])
  })

  it('returns the environments chosen for the landing page, in order', async () => {
    const { environments } = await loadLanding(lakeOf([settings, ...hosts]), 'zh-TW')
    expect(environments).toEqual([
      {
        id: 'mainnet',
        label: { text: '主網' },
        rest: 'https://api.example',
        stream: 'wss://stream.example',
        realMoney: true,
      },
    ])
  })

  it("returns the first request with the first environment's host and the operation's response", async () => {
    const { request } = await loadLanding(lakeOf([settings, ...hosts, ...content]), 'en')
    expect(request).toEqual({
      method: 'GET',
      path: '/v5/a',
      href: '/docs/v5/a',
      samples: [
        { label: 'curl', value: 'curl', language: 'bash', code: 'curl https://api.example/v5/a' },
      ],
      answer: { status: 200, language: 'json', code: '{}' },
    })
  })

  it('lists guides and categories by sidebar, and single-page sidebars together', async () => {
    const landing = await loadLanding(lakeOf([settings, ...content]), 'en')
    expect(landing.groups.map(({ title }) => title.text)).toEqual(['V5 API'])
    const [group] = landing.groups
    expect(group?.guides).toEqual([
      {
        label: { text: 'Introduction' },
        href: '/docs/v5/intro',
        description: { text: 'About Introduction' },
      },
    ])
    expect(group?.sections).toEqual([
      {
        label: { text: 'Market' },
        href: '/docs/v5/a',
        description: { text: '' },
        pages: [
          {
            label: { text: 'Get A' },
            href: '/docs/v5/a',
            request: { method: 'GET', path: '/v5/a', deprecated: false },
          },
        ],
      },
    ])
    expect(landing.more.map(({ label, href }) => [label.text, href])).toEqual([
      ['Changes', '/docs/changelog/v5'],
    ])
  })

  it('names the two most read pages of each category, else those of the tasks, else the first two', async () => {
    const category = (name: string, ...items: object[]) => ({
      _type: 'sidebarCategory',
      _key: name,
      label: words(name),
      items,
    })
    const inner = category('Inner', listed('page-shared'), listed('page-b'))
    const sidebar = {
      _id: 'sidebar-areas',
      _type: 'sidebar',
      name: 'areas',
      title: words('Areas'),
      items: [
        category('Market', listed('page-a'), listed('page-c'), listed('page-d'), inner),
        category('Stream', listed('page-e'), listed('page-f'), listed('page-shared')),
      ],
    }
    const all = ['a', 'b', 'c', 'd', 'e', 'f', 'shared'].map((name) =>
      page(`page-${name}`, `v5/${name}`, name),
    )
    const named = async (more: object, ...days: Record<string, unknown>[]) => {
      const landing = { ...settings, landing: { ...settings.landing, ...more } }
      const { groups } = await loadLanding(lakeOf([landing, sidebar, ...all, ...days]), 'en')
      return groups.flatMap(({ sections }) =>
        sections.map(({ pages }) => pages.map(({ label }) => label.text).join(' ')),
      )
    }
    expect(await named({})).toEqual(['a c', 'e f'])
    const tasks = ['d', 'shared'].map((name) => ({
      title: words(name),
      page: { _ref: `page-${name}` },
    }))
    expect(await named({ tasks })).toEqual(['d a', 'shared e'])
    const counts = { b: 3, shared: 9, c: 1, f: 2 }
    const day = {
      _id: 'readingDay.today',
      _type: 'readingDay',
      day: new Date().toISOString().slice(0, 10),
      pages: Object.entries(counts).map(([name, readers]) => ({
        path: `v5/${name}`,
        locale: 'en',
        readers,
      })),
    }
    expect(await named({ tasks }, day)).toEqual(['b c', 'shared f'])
  })

  it("returns the settings' tasks whose pages are published", async () => {
    const task = (title: object, page: string, more: object = {}) => ({
      _type: 'task',
      title,
      page: { _ref: page },
      ...more,
    })
    const tasks = [
      task(words('Read A', '讀 A'), 'page-a', { anchor: 'limits', text: words('Its limits.') }),
      task(words('Outside'), 'page-outside'),
      task(words('Gone'), 'page-gone'),
    ]
    const landing = await loadLanding(
      lakeOf([
        { ...settings, landing: { ...settings.landing, tasks } },
        page('page-outside', 'v5/outside', 'In no sidebar'),
        ...content,
      ]),
      'zh-TW',
    )
    expect(landing.tasks).toEqual([
      {
        title: { text: '讀 A' },
        text: { text: 'Its limits.', lang: 'en' },
        href: '/docs/zh-TW/v5/a#limits',
      },
      {
        title: { text: 'Outside', lang: 'en' },
        text: { text: '' },
        href: '/docs/zh-TW/v5/outside',
      },
    ])
    expect(landing.dependencies).toContain('link:page-outside')
  })

  it('returns the five newest changes, and depends on all of them', async () => {
    const changes = [1, 2, 3, 4, 5, 6].map(change)
    const landing = await loadLanding(lakeOf([settings, ...content, ...changes]), 'en')
    expect(landing.changes?.entries.map(({ title }) => title.text)).toEqual(
      [6, 5, 4, 3, 2].map((day) => `Change ${day}`),
    )
    expect(landing.changes?.entries[0]?.href).toBe('/docs/changelog/v5#change-6')
    expect(landing.dependencies).toEqual(
      expect.arrayContaining([
        'siteSettings',
        'navigation',
        'operation-a',
        'sidebars',
        'changelog',
      ]),
    )
    const none = await loadLanding(lakeOf([settings, ...content]), 'en')
    expect(none.changes).toBeUndefined()
  })

  it('links only to the sidebars when the site has more pages than a list holds', async () => {
    const ids = Array.from({ length: 2001 }, (_, index) => `page-${index}`)
    const many = {
      _id: 'sidebar-many',
      _type: 'sidebar',
      name: 'many',
      title: words('Many', '許多'),
      items: ids.map(listed),
    }
    const landing = await loadLanding(
      lakeOf([settings, ...content, many, page('page-0', 'v5/0', 'First')]),
      'zh-TW',
    )
    expect(landing.groups).toEqual([])
    expect(landing.more).toContainEqual({
      label: { text: '許多' },
      href: '/docs/zh-TW/v5/0',
      description: { text: 'About First', lang: 'en' },
    })
    expect(landing.more).toHaveLength(3)
  })
})
