// Needs a browser: a publish shows in the feeds, which a head names.
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { launchBrowser } from '../support/browser.ts'
import { lakeAs, publish } from '../support/lake.ts'
import { html, stamp } from '../support/page.ts'
import { until } from '../support/until.ts'

const stack = inject('stack')
const origin = new URL(stack.site).origin
const at = (path: string) => `${stack.site}/${path}`

const jsonFeed = z.object({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string().min(1),
  home_page_url: z.url(),
  feed_url: z.url(),
  language: z.string(),
  items: z.array(
    z.object({
      id: z.url(),
      url: z.url(),
      title: z.string().min(1),
      content_text: z.string(),
      date_published: z.iso.datetime(),
      tags: z.array(z.string()),
    }),
  ),
})

describe('feeds, sitemap and robots', () => {
  let browser: Browser
  let page: Page

  beforeAll(async () => {
    browser = await launchBrowser()
    page = await browser.newPage()
    await page.goto(at('changelog/v5'))
  })
  afterAll(() => browser.close())

  /** The texts of all elements called `name` in the XML at `url`, as a browser parses it. */
  const texts = async (url: string, name: string) => {
    const text = await html(url)
    return page.evaluate(
      ({ text, name }) => {
        const parsed = new DOMParser().parseFromString(text, 'application/xml')
        const error = parsed.querySelector('parsererror')
        if (error) throw new Error(error.textContent ?? 'not XML')
        return [...parsed.getElementsByTagName(name)].map((element) => element.textContent ?? '')
      },
      { text, name },
    )
  }

  it.each([
    ['', 'en'],
    ['zh-TW/', 'zh-Hant-TW'],
  ])('follow the changelog below "%s"', async (prefix, language) => {
    const address = at(`${prefix}changelog/v5`)
    const [links, titles, languages] = await Promise.all(
      ['guid', 'title', 'language'].map((name) => texts(`${address}/feed.xml`, name)),
    )
    const feed = jsonFeed.parse(JSON.parse(await html(`${address}/feed.json`)))
    expect(languages).toEqual([language])
    expect(feed.language).toBe(language)
    expect(feed.items.length).toBeGreaterThan(10)
    expect(feed.items.map((item) => item.url)).toEqual(links)
    expect(feed.items.map((item) => item.title)).toEqual(titles?.slice(1))
    const days = feed.items.map((item) => item.date_published)
    expect(days).toEqual(days.toSorted().reverse())
    const shown = await html(address)
    for (const { url } of feed.items) {
      expect(url.startsWith(`${address}#`)).toBe(true)
      expect(shown).toContain(`id="${new URL(url).hash.slice(1)}"`)
    }
  })

  it('are named in the head of the changelog, and there alone', async () => {
    const offered = (text: string) =>
      [...text.matchAll(/type="application\/(rss\+xml|feed\+json)" href="([^"]+)"/g)].map(
        ([, , href]) => href,
      )
    expect(offered(await html(at('zh-TW/changelog/v5')))).toEqual([
      at('zh-TW/changelog/v5/feed.xml'),
      at('zh-TW/changelog/v5/feed.json'),
    ])
    expect(offered(await html(at('faq')))).toEqual([])
  })

  it('list every page in every language in which it is written', async () => {
    const addresses = await texts(at('sitemap.xml'), 'loc')
    expect(new Set(addresses).size).toBe(addresses.length)
    // The parts of a longer one are at hand before they are needed.
    expect(await texts(at('sitemap/1.xml'), 'loc')).toEqual(addresses)
    expect((await fetch(at('sitemap/2.xml'))).status).toBe(404)
    expect(addresses).toEqual(
      expect.arrayContaining([stack.site, at('zh-TW'), at('v5/enum'), at('zh-TW/faq')]),
    )
    for (const address of [at('v5/market/time'), at('zh-TW/v5/market/time')]) {
      const text = await html(address)
      expect(text).toContain(`<link rel="canonical" href="${address}"/>`)
      expect(text).toContain(`hrefLang="zh-Hant-TW" href="${at('zh-TW/v5/market/time')}"`)
      expect(text).toContain(`hrefLang="x-default" href="${at('v5/market/time')}"`)
    }
  })

  it('tell crawlers of the sitemap, at the root and below', async () => {
    for (const address of [`${origin}/robots.txt`, at('robots.txt')])
      expect(await html(address)).toContain(`Sitemap: ${at('sitemap.xml')}`)
  })

  it.each(['v5/market/kline', 'zh-TW/v5/market/kline', '', 'zh-TW'])(
    'have a picture of "%s" that is small and of the right size',
    async (path) => {
      const text = await html(path === '' ? stack.site : at(path))
      const address = text.match(/<meta property="og:image" content="([^"]+)"/)?.[1] ?? ''
      const response = await fetch(address)
      expect(response.headers.get('content-type')).toBe('image/png')
      const picture = Buffer.from(await response.arrayBuffer())
      expect(picture.length).toBeLessThan(60_000)
      expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630 })
    },
  )
})

describe('a page that moved', () => {
  const redirect = 'redirect-feed-of-a-moved-page'
  const writer = lakeAs(stack, 'administrator')
  const feedOf = (path: string) => fetch(at(`changelog/v5/changes.json?page=${path}`))

  afterAll(() => writer.delete(redirect))

  it('keeps the feed of those who follow it at its old address', async () => {
    const old = 'v5/market/candlesticks'
    expect((await feedOf(old)).status).toBe(400)
    const to = { _type: 'reference', _ref: 'page-v5-market-kline' }
    await writer.create({ _id: redirect, _type: 'redirect', from: old, to })
    const now = await (await feedOf('v5/market/kline')).text()
    await until(async () => (await (await feedOf(old)).text()) === now)
  })
})

describe('a published entry', () => {
  const id = 'changelog-2026-07-24-japan-hosts-revised'
  const writer = lakeAs(stack, 'writer')
  const original = writer.getDocument(id)
  const feed = at('changelog/v5/feed.xml')

  beforeAll(() => original)
  afterAll(async () => {
    const entry = await original
    await publish(writer, id, { title: entry?.['title'] })
    await until(async () => !(await html(feed)).includes('Herons'))
  })

  it('changes the changelog and its feeds, and no other page', async () => {
    const others = ['faq', 'v5/intro', 'zh-TW/v5/enum'].map(at)
    const before = await Promise.all(others.map(stamp))
    await publish(writer, id, { 'title.en': 'Herons & <feeds>' })
    await until(async () =>
      (await html(feed)).includes('<title>Herons &amp; &lt;feeds&gt;</title>'),
    )
    await expect.poll(() => html(at('changelog/v5/feed.json'))).toContain('Herons & <feeds>')
    await expect.poll(() => html(at('changelog/v5'))).toContain('Herons &amp; &lt;feeds&gt;')
    expect(await html(at('zh-TW/changelog/v5/feed.xml'))).not.toContain('Herons')
    expect(await Promise.all(others.map(stamp))).toEqual(before)
  })
})
