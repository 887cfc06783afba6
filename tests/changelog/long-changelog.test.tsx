// @module-tag nightly
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Body } from '../../web/components/body/body.tsx'
import { type Locale, locales } from '../../web/config/locales.ts'
import { earlierPath } from '../../web/config/paths.ts'
import { loadFeed, selectedFeed } from '../../web/content/changelog/feed.ts'
import { loadPartIndex } from '../../web/content/changelog/part-index.ts'
import { PART_LENGTH } from '../../web/content/changelog/parts.ts'
import { EVERYTHING } from '../../web/content/changelog/selection.ts'
import { Reader } from '../../web/content/lake/reader.ts'
import type { PageData } from '../../web/content/model/page-data.ts'
import { loadWholePage, pageAt } from '../../web/content/page/page.ts'
import { sidebarsOf } from '../../web/content/sidebar/load-sidebar.ts'
import { jsonFeed } from '../../web/formats/feeds/json-feed.ts'
import { rss } from '../../web/formats/feeds/rss.ts'
import { pageMarkdown } from '../../web/formats/markdown/page-markdown.ts'
import { translator } from '../../web/messages/translator.ts'
import { pageRecords } from '../../web/search/records.ts'
import { lakeOf } from '../../web/testing/lake-of.ts'
import { longChangelog } from '../support/long-changelog.ts'

const compressed = promisify(brotliCompress)
const ORIGIN = 'https://docs.exchange.example'
const COUNT = 2000
/** Largest page content in bytes, Brotli, without the site layout. */
const PAGE_BUDGET = 60_000
const FEED_BUDGET = 100_000

const entries = longChangelog(COUNT, '2026-11-20')
const titled = { en: 'Changelog', zhTW: '更新紀錄' }
const pageDocument = {
  ...{ _id: 'page-changelog-v5', _type: 'page', _rev: 'r', title: titled },
  path: { current: 'changelog/v5' },
  body: { en: [{ _type: 'changelog', _key: 'c' }] },
}
const changed = [...new Set(entries.flatMap(({ pages }) => pages.map(({ _ref }) => _ref)))]
const others = changed.map((id) => {
  const path = id
    .replace(/^page-/, '')
    .replace('v5-', 'v5/')
    .replace('-', '/')
  return { _id: id, _type: 'page', path: { current: path }, title: { en: path } }
})
const lake = lakeOf([pageDocument, ...others, ...entries])
const PARTS = Math.floor(COUNT / PART_LENGTH) - 1
const paths = [
  'changelog/v5',
  ...Array.from({ length: PARTS }, (_, index) => earlierPath(index + 1)),
]

/** Pages to check: a translation has the same parts, so two suffice. */
const looked = (locale: Locale) => (locale === 'en' ? paths : [paths[0] ?? '', earlierPath(PARTS)])

const load = async (path: string, locale: Locale) => {
  const reader = new Reader(lake)
  const page = await pageAt(path, reader, locale, sidebarsOf(lake))
  return { page, reader }
}
/** Caches pages, which several tests read. */
const known = new Map<string, Promise<PageData>>()
function pageOf(path: string, locale: Locale): Promise<PageData> {
  const key = `${locale} ${path}`
  const page =
    known.get(key) ??
    load(path, locale).then(({ page }) => {
      if (page) return page
      throw new Error(`There is no page at ${path}.`)
    })
  known.set(key, page)
  return page
}
/** The Brotli quality that the server uses for dynamic answers, lower than that of a build. */
const effort = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
const bytes = async (text: string) => (await compressed(text, effort)).length
const html = (page: PageData, locale: Locale) =>
  renderToStaticMarkup(<Body blocks={page.body} t={translator(locale)} />)

describe.each(locales)('a changelog of 2,000 entries in %s', (locale) => {
  it('contains each entry on one page, none of which is large', async () => {
    const shown: string[] = []
    for (const path of looked(locale)) {
      const page = await pageOf(path, locale)
      const text = html(page, locale)
      shown.push(...[...text.matchAll(/<h3 id="(changelog-[^"]+)"/g)].map(([, id = '']) => id))
      expect(await bytes(text), path).toBeLessThan(PAGE_BUDGET)
      expect(await bytes(pageMarkdown(page, ORIGIN)), path).toBeLessThan(PAGE_BUDGET)
    }
    if (locale === 'en') expect(shown.toSorted()).toEqual(entries.map(({ _id }) => _id).toSorted())
  })

  it('has feeds that are not large either', async () => {
    const feed = selectedFeed(await loadFeed(lake, locale), EVERYTHING, new Map())
    expect(feed.entries).toHaveLength(100)
    expect(await bytes(rss(feed, ORIGIN))).toBeLessThan(FEED_BUDGET)
    expect(await bytes(JSON.stringify(jsonFeed(feed, ORIGIN)))).toBeLessThan(FEED_BUDGET)
  })

  it('returns the page of each entry', async () => {
    const { parts } = await loadPartIndex(lake, locale)
    for (const { href, changes } of parts.slice(0, 2)) {
      const page = await pageOf(href.replace(/^\/docs\/(?:zh-TW\/)?/, ''), locale)
      const text = html(page, locale)
      for (const { id, month } of changes) {
        expect(text).toContain(`id="${id}"`)
        expect(text).toContain(`id="${month}"`)
      }
    }
    expect(parts).toHaveLength(paths.length)
    expect(await bytes(JSON.stringify(parts))).toBeLessThan(FEED_BUDGET)
  })

  it('is one search document, with each entry at its address', async () => {
    const whole = await loadWholePage(lake, 'changelog/v5', locale, sidebarsOf(lake))
    const records = whole ? pageRecords(whole) : []
    const found = records.filter(({ type }) => type === 'change')
    expect(found).toHaveLength(COUNT)
    expect(new Set(records.map(({ id }) => id)).size).toBe(records.length)
    const prefix = locale === 'en' ? '/docs' : '/docs/zh-TW'
    expect(found[0]?.url).toBe(`${prefix}/changelog/v5#${entries[0]?._id}`)
    expect(found.at(-1)?.url).toBe(`${prefix}/changelog/v5/earlier/1#${entries.at(-1)?._id}`)
  })
})

describe('an earlier part of the changelog', () => {
  it('is named after its months in the reader’s language, and links on', async () => {
    const page = await pageOf(earlierPath(2), 'zh-TW')
    expect(page.title.text).toMatch(/^更新紀錄：\d{4}年\d+月 – \d{4}年\d+月$/)
    expect(page.alternates.map(({ href }) => href)).toEqual([
      '/docs/changelog/v5/earlier/2',
      '/docs/zh-TW/changelog/v5/earlier/2',
    ])
    expect(page.body).toMatchObject([
      {
        parts: [
          { href: '/docs/zh-TW/changelog/v5', text: '最新變更' },
          { href: '/docs/zh-TW/changelog/v5/earlier/3', text: '較新的變更' },
          { href: '/docs/zh-TW/changelog/v5/earlier/1', text: '較舊的變更' },
        ],
      },
    ])
  })

  it('depends only on its own years, and the last part on future ones', async () => {
    const years = (tags: readonly string[]) => tags.filter((tag) => tag.startsWith('changelog'))
    const [first, last] = [await load(earlierPath(1), 'en'), await load(earlierPath(PARTS), 'en')]
    expect(years(first.reader.dependencies)).toEqual([
      ...['changelog-years', 'changelog-year:2021'],
    ])
    expect(years(last.reader.dependencies)).toContain('changelog')
  })

  it('exists only once it is full', async () => {
    const { page, reader } = await load(earlierPath(PARTS + 1), 'en')
    expect(page).toBeUndefined()
    expect(reader.dependencies).toContain('changelog')
    const more = longChangelog(PART_LENGTH, '2028-11-20')
    const grown = lakeOf([pageDocument, ...others, ...more, ...entries])
    const there = await pageAt(earlierPath(PARTS + 1), new Reader(grown), 'en', sidebarsOf(grown))
    expect(there?.path).toBe(earlierPath(PARTS + 1))
  })
})
