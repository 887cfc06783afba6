// Needs a browser: links on the page for a missing address are followed.
import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, inject, it } from 'vitest'
import { limitAtCommit } from '../../support/cases.ts'
import { ownPages } from '../../support/own-pages.ts'
import { waitForIslands } from '../../support/wait-for-enhancement.ts'

const stack = inject('stack')
const base = new URL(stack.site).pathname

const locales = [
  {
    home: '',
    other: '/zh-TW',
    lang: 'en',
    title: 'Page Not Found',
    text: 'We could not find what you were looking for.',
    otherLabel: '繁體中文',
    otherTitle: '找不到頁面',
  },
  {
    home: '/zh-TW',
    other: '',
    lang: 'zh-Hant-TW',
    title: '找不到頁面',
    text: '我們沒有您要找的頁面。',
    otherLabel: 'English',
    otherTitle: 'Page Not Found',
  },
]

describe('a missing page', () => {
  const newPage = ownPages()
  let page: Page
  beforeEach(async () => {
    page = await newPage()
  })

  it.each(limitAtCommit(1, locales))(
    'is answered with 404, complete without scripts: "$home"',
    async (view) => {
      const response = await fetch(`${stack.site}${view.home}/v5/market/klines`)
      expect(response.status).toBe(404)
      const body = await response.text()
      expect(body).toContain(`<html lang="${view.lang}"`)
      expect(body).toMatch(new RegExp(`<title>${view.title} \\|`))
      expect(body).toMatch(/<meta name="robots" content="noindex/)
      const plain = await newPage({ javaScriptEnabled: false })
      await plain.goto(`${stack.site}${view.home}/v5/market/klines`)
      const main = plain.locator('main')
      await main.getByRole('heading', { level: 1, name: view.title }).waitFor()
      await main.getByText(view.text).waitFor()
      const kline = `${base}${view.home}/v5/market/kline`
      const near = main.locator('section a:visible').first()
      await expect.poll(() => near.getAttribute('href')).toBe(kline)
      // Results need scripts.
      const searches = await main.locator('form').isVisible()
      expect(searches).toBe(false)
    },
  )

  it.each(limitAtCommit(1, locales))(
    'is missing in the other language too: "$home"',
    { tags: ['nightly'] },
    async (view) => {
      for (const javaScriptEnabled of [true, false]) {
        const reader = await newPage({ javaScriptEnabled })
        await reader.goto(`${stack.site}${view.home}/v5/nothing?from=test`)
        if (javaScriptEnabled) await waitForIslands(reader)
        const link = reader.locator('[data-navbar] a', { hasText: view.otherLabel })
        await link.evaluate((element) => element instanceof HTMLElement && element.click())
        const query = javaScriptEnabled ? '?from=test' : ''
        await reader.waitForURL(`${stack.site}${view.other}/v5/nothing${query}`)
        await reader.getByRole('heading', { level: 1, name: view.otherTitle }).waitFor()
      }
    },
  )

  it('suggests pages with similar addresses, and none when none is similar', async () => {
    await page.goto(`${stack.site}/v5/market/klines`)
    await waitForIslands(page)
    const near = page.locator('main section', { hasText: 'Pages with a similar address' })
    await near.getByRole('link', { name: /Get Kline.*docs\/v5/ }).click()
    await page.locator('h1:visible', { hasText: 'Get Kline' }).waitFor()
    await page.goto(`${stack.site}/no/such`)
    await waitForIslands(page)
    await page.getByRole('navigation', { name: 'Or begin here' }).waitFor()
    const shown = await near.isVisible()
    expect(shown).toBe(false)
  })

  it('links to the search and the targets of the navigation', { tags: ['nightly'] }, async () => {
    await page.goto(`${stack.site}/no/such`)
    await waitForIslands(page)
    const main = page.locator('main')
    const ways = main.getByRole('navigation', { name: 'Or begin here' }).getByRole('link')
    const paths = () => ways.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    await expect.poll(paths).toContain(base)
    await expect.poll(paths).toContain(`${base}/v5/intro`)
    await main.getByRole('searchbox', { name: 'Search' }).fill('kline')
    await main.getByRole('button', { name: 'Search' }).click()
    await page.waitForURL(`${stack.site}/search?q=kline`)
  })

  it('is the same when the reader follows a link to it', { tags: ['nightly'] }, async () => {
    await page.goto(`${stack.site}/v5/intro`)
    await waitForIslands(page)
    await page.evaluate((href) => {
      const link = document.createElement('a')
      link.href = href
      document.querySelector('main p')?.append(link)
      link.click()
    }, `${base}/v5/nothing`)
    await page.getByRole('heading', { level: 1, name: 'Page Not Found' }).waitFor()
    const link = page.locator('[data-navbar]:visible a', { hasText: '繁體中文' })
    await link.evaluate((element) => element instanceof HTMLElement && element.click())
    await page.waitForURL(`${stack.site}/zh-TW/v5/nothing`)
  })
})
