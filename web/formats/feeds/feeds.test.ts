import { describe, expect, it } from 'vitest'
import type { Feed } from '../../content/changelog/feed.ts'
import type { ChangelogEntry } from '../../content/model/page-data.ts'
import { xmlText } from '../../messages/xml-text.ts'
import { jsonFeed } from './json-feed.ts'
import { rss } from './rss.ts'
import { sitemapEntries } from './sitemap-entries.ts'
import { sitemap, sitemapPart } from './sitemap-xml.ts'

const origin = 'https://docs.exchange.example'
const entry: ChangelogEntry = {
  anchor: 'changelog-2026-11-20-a',
  date: '2026-11-20',
  dateText: 'November 20, 2026',
  kind: 'added',
  title: { text: 'Bids & <asks>' },
  body: { text: 'Both have `qty`.' },
  pages: [],
  breaking: false,
  changes: [],
}
const feed: Feed = {
  locale: 'zh-TW',
  query: '',
  title: '更新紀錄 | Exchange',
  description: '"新增"',
  href: '/docs/zh-TW/changelog/v5',
  entries: [entry],
  dependencies: [],
}

describe('rss', () => {
  it('contains title, date and link of each entry, escaped', () => {
    const text = rss(feed, origin)
    const page = `${origin}/docs/zh-TW/changelog/v5`
    expect(text).toContain('<title>Bids &amp; &lt;asks&gt;</title>')
    expect(text).toContain('<description>Both have qty.</description>')
    expect(text).toContain('<pubDate>Fri, 20 Nov 2026 12:00:00 GMT</pubDate>')
    expect(text).toContain(`<guid isPermaLink="true">${page}#changelog-2026-11-20-a</guid>`)
    expect(text).toContain(`<atom:link href="${page}/feed.xml" rel="self"`)
    expect(text).toContain('<language>zh-Hant-TW</language>')
  })

  it('has no date for an empty changelog', () => {
    const text = rss({ ...feed, entries: [] }, origin)
    expect(text).not.toContain('lastBuildDate')
    expect(text).not.toContain('<item>')
  })
})

it('jsonFeed has the same entries', () => {
  expect(jsonFeed(feed, origin)).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    feed_url: `${origin}/docs/zh-TW/changelog/v5/feed.json`,
    language: 'zh-Hant-TW',
    items: [
      {
        url: `${origin}/docs/zh-TW/changelog/v5#changelog-2026-11-20-a`,
        title: 'Bids & <asks>',
        content_text: 'Both have qty.',
        date_published: '2026-11-20T12:00:00.000Z',
        tags: ['added'],
      },
    ],
  })
})

it('xmlText removes control characters and lone surrogates', () => {
  expect(xmlText('a\u0000b\u0008c\ttab "q" it\'s \ud83d end')).toBe(
    'abc\ttab &quot;q&quot; it&apos;s \ufffd end',
  )
})

it('sitemapEntries has an entry for each address, with all of its languages', () => {
  const hrefs = [
    { locale: 'en', href: '/docs/a' },
    { locale: 'zh-TW', href: '/docs/zh-TW/a' },
  ] as const
  const languages = {
    en: `${origin}/docs/a`,
    'zh-Hant-TW': `${origin}/docs/zh-TW/a`,
    'x-default': `${origin}/docs/a`,
  }
  const [page, ...others] = sitemapEntries(
    [{ hrefs: [...hrefs], updated: '2026-11-20T10:00:00Z' }],
    origin,
  )
  expect(page).toEqual({
    url: `${origin}/docs/a`,
    lastModified: '2026-11-20T10:00:00Z',
    languages,
  })
  expect(others.map(({ url }) => url)).toEqual([`${origin}/docs/zh-TW/a`])
})

describe('sitemap', () => {
  const address = (name: string) => `${origin}/docs/${name}`
  const entries = ['a', 'b&c', 'd'].map((name) => ({
    url: address(name),
    languages: { en: address(name) },
    lastModified: '2026-11-20T10:00:00Z',
  }))
  const locs = (text = '') => [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc)

  it('lists every address', () => {
    const text = sitemap(entries, origin)
    expect(locs(text)).toEqual([address('a'), address('b&amp;c'), address('d')])
    expect(text).toContain(`<xhtml:link rel="alternate" hreflang="en" href="${address('a')}"/>`)
    expect(text).toContain('<lastmod>2026-11-20T10:00:00Z</lastmod></url>')
    expect(text).not.toContain('sitemapindex')
  })

  it('is an index of parts when it is too long for one file', () => {
    const text = sitemap(entries, origin, 2)
    expect(text).toContain('<sitemapindex ')
    expect(locs(text)).toEqual([address('sitemap/1.xml'), address('sitemap/2.xml')])
    expect(locs(sitemapPart(entries, 1, 2))).toEqual([address('a'), address('b&amp;c')])
    expect(locs(sitemapPart(entries, 2, 2))).toEqual([address('d')])
  })

  it.each([0, 3, -1, Number.NaN])('has no part %s of two', (number) => {
    expect(sitemapPart(entries, number, 2)).toBeUndefined()
  })
})
