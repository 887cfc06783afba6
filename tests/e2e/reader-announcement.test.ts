import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { delivered } from '../support/delivered.ts'
import { hydrate } from '../support/hydrate.ts'
import { lakeAs, publish } from '../support/lake.ts'
import { html } from '../support/page.ts'
import { reader } from '../support/reader.ts'
import { until } from '../support/until.ts'

const stack = inject('stack')
const kline = `${stack.site}/v5/market/kline`
const lake = lakeAs(stack, 'administrator')

const bar = (page: Page) => page.locator('[data-announcement]:visible')
const close = (page: Page) => bar(page).getByRole('button', { name: 'Close' })

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

describe('the announcement', () => {
  it('is one line above the navbar, which needs no scripts and is not printed', async () => {
    const page = await reader(browser, kline, { width: 997, javaScriptEnabled: false })
    const region = page.getByRole('complementary', { name: 'Announcement' })
    expect(await region.getByRole('link').getAttribute('href')).toBe('/docs/v5/market/tickers')
    expect(await region.boundingBox()).toMatchObject({ x: 0, y: 0, width: 997, height: 30 })
    expect(await page.getByRole('banner').count()).toBe(0)
    await page.emulateMedia({ media: 'print' })
    expect(await region.isVisible()).toBe(false)
    await page.context().close()
  })

  it('takes its height from the sidebar while it is in sight', async () => {
    const page = await reader(browser, kline)
    const bottom = () =>
      page
        .locator('[data-sidebar-name]:visible')
        .evaluate((side) => Math.round(side.getBoundingClientRect().bottom))
    expect(await bottom()).toBe(800)
    await page.evaluate(() => scrollTo(0, 200))
    // The sidebar takes the place of the navbar, which goes away in a moment of its own.
    await until(async () => (await bottom()) === 800)
    await page.context().close()
  })

  it('stays closed, from the first moment of the next load and in other tabs', async () => {
    const page = await reader(browser, kline)
    const other = await page.context().newPage()
    await other.goto(`${stack.site}/faq`)
    await hydrate(other)
    await close(page).click()
    await bar(page).waitFor({ state: 'hidden' })
    await bar(other).waitFor({ state: 'hidden' })
    await page.goto(`${stack.site}/zh-TW/v5/intro`)
    const navbar = await page.locator('[data-navbar]').boundingBox()
    expect(navbar?.y).toBe(0)
    expect(await bar(page).count()).toBe(0)
    await page.context().close()
  })
})

describe('a new announcement', () => {
  const original = lake.getDocument('siteSettings')
  beforeAll(async () => {
    await original
  })
  afterAll(async () => {
    const announcement: unknown = (await original)?.['announcement']
    await publish(lake, 'siteSettings', { announcement })
    await delivered(stack)
    await until(async () => (await html(kline)).includes('market-data-without-key'))
  })

  it('shows on every page within a moment, also to those who closed the last one', async () => {
    const page = await reader(browser, kline)
    await close(page).click()
    await bar(page).waitFor({ state: 'hidden' })
    // No page is being made while the content changes.
    await page.waitForLoadState('networkidle')
    await publish(lake, 'siteSettings', {
      announcement: {
        id: 'pelicans',
        text: { _type: 'localeString', en: 'Pelicans <b>have</b> landed.', zhTW: '鵜鶘已經降落。' },
        closeable: false,
      },
    })
    await delivered(stack)
    await until(async () => (await html(`${stack.site}/faq`)).includes('"pelicans"'))
    await until(async () => (await html(`${stack.site}/zh-TW/v5/intro`)).includes('鵜鶘'))
    await page.goto(`${stack.site}/faq`)
    expect((await bar(page).textContent())?.trim()).toBe('Pelicans <b>have</b> landed.')
    expect(await close(page).count()).toBe(0)
    await page.context().close()
  })
})
