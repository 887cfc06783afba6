import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { pageId, sidebarId } from '../../schemas/ids.ts'
import { launchBrowser } from '../support/browser.ts'
import { lakeAs, publish } from '../support/lake.ts'
import { reader } from '../support/reader.ts'
import { until } from '../support/until.ts'

interface Entry {
  label?: { en?: string }
}

const stack = inject('stack')
const desktop = { width: 1280, height: 800 }

describe('the sidebar', () => {
  let browser: Browser
  let context: BrowserContext
  let page: Page

  beforeAll(async () => {
    browser = await launchBrowser()
  })
  afterAll(() => browser.close())
  afterEach(() => context.close())

  const open = async (path: string, viewport = desktop, options: BrowserContextOptions = {}) => {
    page = await reader(browser, stack.site + path, { viewport, ...options })
    context = page.context()
  }
  const sidebar = () => page.locator('nav[aria-label="Docs sidebar"]:visible')
  const follow = async (name: string) => {
    await sidebar()
      .getByRole('link', { name: new RegExp(`^${name}`) })
      .click()
    await page.locator('h1:visible', { hasText: name }).waitFor()
  }

  it('hides on wide screens until the reader wants it back', async () => {
    await open('/v5/intro')
    await page.getByRole('button', { name: 'Collapse sidebar', exact: true }).press('Enter')
    const show = page.getByRole('button', { name: 'Expand sidebar', exact: true })
    await show.waitFor()
    expect(await show.evaluate((button) => button === document.activeElement)).toBe(true)
    expect(await sidebar().count()).toBe(0)
    await expect.poll(async () => (await show.boundingBox())?.width).toBe(30)
    await page.keyboard.press('Tab')
    expect(await sidebar().count()).toBe(0)
    await show.press(' ')
    await sidebar().waitFor()
  })

  it('stays hidden on the next page of the section, and is back after a reload', async () => {
    await open('/v5/intro')
    await page.getByRole('button', { name: 'Collapse sidebar', exact: true }).click()
    await page.getByRole('link', { name: 'Next' }).and(page.locator('[rel=next]')).click()
    await page.locator('h1:visible', { hasNotText: 'Introduction' }).waitFor()
    await page.getByRole('button', { name: 'Expand sidebar', exact: true }).waitFor()
    expect(await sidebar().count()).toBe(0)
    await page.reload()
    await sidebar().waitFor()
  })

  it('has one landmark, and marks the page that is shown', async () => {
    await open('/v5/market/kline')
    expect(await sidebar().count()).toBe(1)
    expect(await page.locator('aside:visible nav[aria-label="Docs sidebar"]').count()).toBe(0)
    const current = sidebar().locator('[aria-current="page"]')
    expect(await current.allTextContents()).toEqual([expect.stringContaining('Kline')])
  })

  it('opens the category of the page, by load and by navigation, and one at a time', async () => {
    await open('/v5/intro')
    const market = sidebar().locator('> ul > li > details', {
      has: page.locator('> summary', { hasText: /^Market$/ }),
    })
    expect(await market.getAttribute('open')).toBeNull()
    await market.locator('> summary').press('Enter')
    await follow('Tickers')
    expect(await market.getAttribute('open')).not.toBeNull()
    const openAtTop = sidebar().locator('> ul > li > details[open]')
    const others = sidebar().locator('> ul > li > details:not([open]) > summary')
    if ((await others.count()) > 0) await others.first().click()
    await expect.poll(() => openAtTop.count()).toBeLessThanOrEqual(1)
  })

  it('opens a category with a page of its own by its button, the page by its label', async () => {
    const admin = lakeAs(stack, 'administrator')
    const id = sidebarId('v5SideBar')
    const before = await admin.fetch<{ items: Entry[] }>('*[_id == $id][0]{items}', { id })
    const own = { _type: 'reference', _ref: pageId('faq') }
    const items = before.items.map((item) =>
      item.label?.en === 'Market' ? { ...item, page: own } : item,
    )
    const shown = (entry: string) => async () =>
      (await (await fetch(`${stack.site}/v5/intro`)).text()).includes(entry)
    const label = "Expand sidebar category 'Market'".replaceAll("'", '&#x27;')
    try {
      await publish(admin, id, { items })
      await until(shown(label))
      await open('/v5/intro')
      const market = sidebar()
        .locator('li', { has: page.locator('> details') })
        .first()
      const button = market.locator('> details > summary')
      await button.getByText("Expand sidebar category 'Market'").waitFor()
      await button.press('Enter')
      await sidebar()
        .getByRole('link', { name: /^Tickers/ })
        .waitFor()
      await button.getByText("Collapse sidebar category 'Market'").waitFor()
      expect(page.url()).toContain('/v5/intro')
      await button.press(' ')
      await market.getByRole('link', { name: 'Market', exact: true }).click()
      await page.waitForURL(/\/faq$/)
      const current = sidebar().locator('[aria-current="page"]')
      expect(await current.allTextContents()).toEqual(['Market'])
      const tickers = sidebar().getByRole('link', { name: /^Tickers/ })
      expect(await tickers.isVisible()).toBe(true)
      await current.click()
      await tickers.waitFor({ state: 'hidden' })
    } finally {
      await publish(admin, id, { items: before.items })
      await until(async () => !(await shown(label)()))
    }
  })

  it('works without scripts', async () => {
    await open('/v5/market/kline', desktop, { javaScriptEnabled: false })
    expect(await page.getByRole('button', { name: 'Collapse sidebar' }).count()).toBe(0)
    await sidebar()
      .getByRole('link', { name: /^Tickers/ })
      .click()
    await page.locator('h1', { hasText: 'Tickers' }).waitFor()
  })
})
