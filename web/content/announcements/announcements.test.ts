import { describe, expect, it } from 'vitest'
import { lakeOf } from '../../testing/lake-of.ts'
import { announcementsAhead, announcementsAt, loadAnnouncements } from './announcements.ts'

const sidebar = (id: string) => ({ _type: 'reference', _ref: id })
const announcement = (_id: string, more: object = {}) => ({
  _id,
  _type: 'announcement',
  _createdAt: '2026-01-01T00:00:00Z',
  text: { en: `About ${_id}` },
  ...more,
})
const pages = [{ _id: 'page-faq', _type: 'page', path: { current: 'faq' } }]
const load = (documents: object[], sidebarId?: string, locale: 'en' | 'zh-TW' = 'en') =>
  loadAnnouncements(
    lakeOf([...pages, ...documents] as Record<string, unknown>[]),
    locale,
    sidebarId,
  )

describe('loadAnnouncements', () => {
  it("returns announcements that have text, with their links, in the page's language", async () => {
    const { all } = await load(
      [
        announcement('a', {
          text: { en: 'New.', zhTW: '新。' },
          page: sidebar('page-faq'),
          closeable: false,
        }),
        announcement('b', { href: 'https://status.example', level: 'warning' }),
        announcement('c', { text: {} }),
        announcement('d', { text: null, href: 'javascript:alert(1)' }),
      ],
      undefined,
      'zh-TW',
    )
    expect(all).toEqual([
      {
        key: expect.stringMatching(/^[0-9a-f]{8}$/),
        text: { text: 'About b', lang: 'en' },
        level: 'warning',
        closeable: true,
        link: { href: 'https://status.example', external: true },
      },
      {
        key: expect.stringMatching(/^[0-9a-f]{8}$/),
        text: { text: '新。' },
        level: 'notice',
        closeable: false,
        link: { href: '/docs/zh-TW/faq', external: false },
      },
    ])
  })

  it('changes the key in every language when the English text changes, and only then', async () => {
    const keyOf = async (more: object, locale: 'en' | 'zh-TW' = 'en') =>
      (await load([announcement('a', more)], undefined, locale)).all[0]?.key
    const key = await keyOf({ text: { en: 'Down' } })
    expect(await keyOf({ text: { en: 'Down', zhTW: '停機' }, level: 'warning' }, 'zh-TW')).toBe(key)
    expect(await keyOf({ text: { en: 'Up' } })).not.toBe(key)
  })

  it("returns a section's announcements for its own pages alone, and depends on them", async () => {
    const documents = [
      announcement('everywhere', { sections: [] }),
      announcement('v5', { sections: [sidebar('sidebar-v5'), sidebar('sidebar-v3')] }),
    ]
    const names = async (id?: string) =>
      (await load(documents, id)).all.map(({ text }) => text.text.slice('About '.length)).sort()
    expect(await names()).toEqual(['everywhere'])
    expect(await names('sidebar-v5')).toEqual(['everywhere', 'v5'])
    expect(await names('sidebar-p2p')).toEqual(['everywhere'])
    const tags = async (id?: string) => (await load(documents, id)).dependencies
    expect(await tags()).toEqual(['announcements', 'everywhere'])
    expect(await tags('sidebar-v5')).toEqual(
      expect.arrayContaining(['announcements', 'announcements:sidebar-v5', 'everywhere', 'v5']),
    )
    const linked = await load([announcement('a', { page: sidebar('page-faq') })])
    expect(linked.dependencies).toContain('link:page-faq')
  })

  it("leaves out announcements that have ended by the lake's clock", async () => {
    const past = announcement('past', { endsAt: new Date(Date.now() - 1000).toISOString() })
    const soon = announcement('soon', { endsAt: new Date(Date.now() + 60_000).toISOString() })
    expect((await load([past, soon])).all).toHaveLength(1)
  })
})

describe('announcements of a page', () => {
  const at = Date.parse('2026-12-01T08:00:00Z')
  const time = (minutes: number) => new Date(at + minutes * 60_000).toISOString()
  const all = (['warning', 'notice', 'notice'] as const).map((level, index) => ({
    key: `key${index}`,
    text: { text: String(index) },
    level,
    closeable: true,
  }))
  const held = (...times: { startsAt?: string; endsAt?: string }[]) =>
    announcementsAt(
      all.map((one, index) => ({ ...one, ...times[index] })),
      at,
    ).map(({ key, shown, from, until }) => [key, shown, from, until].filter((one) => one != null))

  it('are all of them, and the first is visible', () => {
    expect(held()).toEqual([
      ['key0', true],
      ['key1', false],
      ['key2', false],
    ])
  })

  it('include upcoming ones with their times, but none that has ended', () => {
    const s = at / 1000
    expect(held({ startsAt: time(1), endsAt: time(2) }, { endsAt: time(0) })).toEqual([
      ['key0', false, s + 60, s + 120],
      ['key2', true],
    ])
  })

  it('are visible in a draft before their start time', () => {
    const [first] = all
    if (!first) throw new Error('There is none')
    const ahead = announcementsAhead([{ ...first, startsAt: time(1), endsAt: time(2) }], at)
    expect(ahead).toMatchObject([{ key: 'key0', shown: true, until: at / 1000 + 120 }])
    expect(ahead[0]).not.toHaveProperty('from')
  })
})
