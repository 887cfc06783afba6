// Needs a browser: every page of the site is laid out.
// @module-tag nightly
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { isEnglishOnly } from '../../../content/english-only.ts'
import { launchBrowser } from '../../support/browser.ts'
import { html } from '../../support/page.ts'

const stack = inject('stack')
const entries = [
  'v5/intro',
  'p2p/guide',
  'v3/intro',
  'changelog/v5',
  'api-explorer/v5/category',
  'v5/enum',
  'v5/ws/connect',
  'v5/websocket/public/orderbook',
  'faq',
  'pilot-feature',
  'markdown-page',
]
const pages = entries.flatMap((path) => (isEnglishOnly(path) ? [path] : [path, `zh-TW/${path}`]))

/** The addresses that links of a document lead to, each once. */
const linksOf = (text: string) => [
  ...new Set([...text.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href = '']) => href)),
]

describe('the entry pages', () => {
  it.each(pages)('answer at %s, whole in their own language', async (path) => {
    const text = await html(`${stack.site}/${path}`)
    const chinese = path.startsWith('zh-TW/')
    expect(text).toContain(`<html lang="${chinese ? 'zh-Hant-TW' : 'en'}"`)
    // Words that stand in for missing ones say so.
    const main = text.slice(text.indexOf('<main'), text.indexOf('</main>'))
    expect(main.match(/ lang="en"/g)).toBeNull()
    expect(text).toContain(`<meta name="docs:language" content="${chinese ? 'zh-TW' : 'en'}"/>`)
  })

  it('lead only to pages and anchors that are there', async () => {
    const links = (await Promise.all(pages.map((path) => html(`${stack.site}/${path}`)))).flatMap(
      linksOf,
    )
    const origin = new URL(stack.site).origin
    const inside = [...new Set(links.filter((href) => href.startsWith('/docs')))]
    expect(inside.length).toBeGreaterThan(60)
    const byPage = [...Map.groupBy(inside, (href) => new URL(href, origin).pathname)]
    const broken: string[] = []
    const follow = async () => {
      for (let next = byPage.pop(); next; next = byPage.pop()) {
        const [pathname, hrefs] = next
        const text = await html(origin + pathname).catch(() => '')
        const ids = new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
        const anchorOf = (href: string) => decodeURIComponent(new URL(href, origin).hash.slice(1))
        broken.push(
          ...hrefs.filter((href) => text === '' || (anchorOf(href) && !ids.has(anchorOf(href)))),
        )
      }
    }
    await Promise.all([follow(), follow(), follow()])
    expect(broken).toEqual([])
    // Hundreds of pages, some of which are rendered again where a test published before.
  }, 400_000)

  it('explain the values of a field where most enumerations stand', async () => {
    const kline = await html(`${stack.site}/v5/market/kline`)
    const explained = await html(`${stack.site}/v5/enum`)
    for (const anchor of ['category-linear', 'interval-60']) {
      expect(kline).toContain(`href="/docs/v5/enum#${anchor}"`)
      expect(explained).toContain(`id="${anchor}"`)
    }
    // The sample page shows the categories too.
    expect(kline).not.toContain('href="/docs/markdown-page#')
  })
})

describe('the navigation', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await launchBrowser()
  })
  afterAll(() => browser.close())

  it('leads from the bar to every section, without scripts as well', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(stack.site)
    const hrefs = await page
      .locator('nav a, footer a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    for (const path of entries.filter((one) => one.split('/').length < 3 && one !== 'v5/enum'))
      if (path !== 'markdown-page') expect(hrefs).toContain(`/docs/${path}`)
    await context.close()
  })

  it('marks the section of the page that is shown', async () => {
    for (const [path, sidebar] of [
      ['p2p/guide', 'Guide'],
      ['v3/intro', 'Introduction'],
    ] as const) {
      const page = await browser.newPage()
      await page.goto(`${stack.site}/${path}`)
      const current = page.locator(`a[aria-current="page"]:visible`, { hasText: sidebar })
      await expect.poll(() => current.first().getAttribute('href')).toBe(`/docs/${path}`)
      await page.close()
    }
  })
})
