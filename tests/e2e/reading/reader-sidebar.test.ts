// Needs a browser: categories open and close by pointer and keyboard, without moving.
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchBrowser } from '../../support/browser.ts'
import { reader } from '../../support/reader.ts'
import { waitForIslands } from '../../support/wait-for-enhancement.ts'

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

  it('hides on wide screens until the reader shows it again', { tags: ['nightly'] }, async () => {
    await open('/v5/intro')
    await page.getByRole('button', { name: 'Collapse sidebar', exact: true }).press('Enter')
    const show = page.getByRole('button', { name: 'Expand sidebar', exact: true })
    await show.waitFor()
    await expect.poll(() => show.evaluate((button) => button === document.activeElement)).toBe(true)
    await expect.poll(() => sidebar().count()).toBe(0)
    await expect.poll(async () => (await show.boundingBox())?.width).toBe(30)
    await page.keyboard.press('Tab')
    const sidebars = await sidebar().count()
    expect(sidebars).toBe(0)
    await show.press(' ')
    await sidebar().waitFor()
  })

  it('stays hidden on the next page of the section, and returns after a reload', {
    tags: ['nightly'],
  }, async () => {
    await open('/v5/intro')
    await page.getByRole('button', { name: 'Collapse sidebar', exact: true }).click()
    await page.getByRole('link', { name: 'Next' }).and(page.locator('[rel=next]')).click()
    await page.locator('h1:visible', { hasNotText: 'Introduction' }).waitFor()
    await page.getByRole('button', { name: 'Expand sidebar', exact: true }).waitFor()
    const sidebars = await sidebar().count()
    expect(sidebars).toBe(0)
    await page.reload()
    await sidebar().waitFor()
  })

  it('has one landmark, and marks the current page', async () => {
    await open('/v5/market/kline')
    await expect.poll(() => sidebar().count()).toBe(1)
    const asides = await page.locator('aside:visible nav[aria-label="Docs sidebar"]').count()
    expect(asides).toBe(0)
    const current = sidebar().locator('[aria-current="page"]')
    await expect.poll(() => current.allTextContents()).toEqual([expect.stringContaining('Kline')])
  })

  it('opens the category of the page, on load and on navigation, and one at a time', async () => {
    await open('/v5/intro')
    const market = sidebar()
      .locator('> ul > li', { has: page.locator('> a', { hasText: /^Market$/ }) })
      .locator('> details')
    const before = await market.getAttribute('open')
    expect(before).toBeNull()
    await market.locator('> summary').press('Enter')
    await follow('Tickers')
    await expect.poll(() => market.getAttribute('open')).not.toBeNull()
    const openAtTop = sidebar().locator('> ul > li > details[open]')
    const others = sidebar().locator('> ul > li > details:not([open]) > summary')
    await others.first().click()
    await expect.poll(() => openAtTop.count()).toBe(1)
  })

  it('keeps a clicked item at its position, and closes open ones as far as that allows', async () => {
    await open('/v5/market/kline')
    const openAtTop = sidebar().locator('> ul > li > details[open]')
    const press = async (name: string, scrolled: number) => {
      const category = sidebar()
        .locator('> ul > li', { has: page.locator('> a', { hasText: new RegExp(`^${name}$`) }) })
        .locator('> details')
      const top = () =>
        category.locator('> summary').evaluate((it) => it.getBoundingClientRect().top)
      await sidebar().evaluate((nav, to) => {
        const scroller = nav.closest('[data-drawer]')
        if (scroller) scroller.scrollTop = to
      }, scrolled)
      const before = await top()
      await category.locator('> summary').click()
      await category.and(page.locator('[open]')).waitFor()
      await sidebar().evaluate((nav) =>
        Promise.all(nav.getAnimations({ subtree: true }).map(({ finished }) => finished)),
      )
      await expect.poll(top).toBeCloseTo(before, 0)
    }
    await press('Trade', 800)
    await expect.poll(() => openAtTop.count()).toBe(1)
    // The sidebar cannot scroll up by the height of the open items above.
    await press('Position', 220)
    await expect.poll(() => openAtTop.count()).toBe(2)
    await press('Account', 9999)
    await expect.poll(() => openAtTop.count()).toBe(1)
  })

  it('changes to that of each page shown in place, of the same section or another', {
    tags: ['nightly'],
  }, async () => {
    await open('/v5/market/kline')
    await waitForIslands(page)
    await page.evaluate(() => Reflect.set(window, 'sameDocument', true))
    const footer = await page.locator('footer:visible').textContent()
    const entries = await sidebar().getByRole('listitem').count()
    const current = () => sidebar().locator('[aria-current="page"]').allTextContents()
    await follow('Tickers')
    await expect.poll(() => sidebar().getByRole('listitem').count()).toBe(entries)
    await expect.poll(current).toEqual([expect.stringContaining('Tickers')])
    await page.locator('[data-navbar]:visible a[href$="/p2p/guide"]').first().click()
    await page.waitForURL('**/p2p/guide')
    await expect.poll(current).toEqual(['Guide'])
    await sidebar().getByText('Advertisement').first().waitFor()
    await expect.poll(() => page.locator('footer:visible').textContent()).toBe(footer)
    await page.goBack()
    await expect.poll(current).toEqual([expect.stringContaining('Tickers')])
    const sameDocument = await page.evaluate(() => Reflect.get(window, 'sameDocument'))
    expect(sameDocument).toBe(true)
  })

  it('opens a category that has a page by its button, the page by its label', {
    tags: ['nightly'],
  }, async () => {
    await open('/p2p/guide')
    const category = sidebar()
      .locator('li', { has: page.locator('> details') })
      .first()
    const button = category.locator('> details > summary')
    await button.getByText("Expand sidebar category 'Advertisement'").waitFor()
    await button.press('Enter')
    await sidebar().getByRole('link', { name: /^Ads/ }).waitFor()
    await button.getByText("Collapse sidebar category 'Advertisement'").waitFor()
    expect(page.url()).toContain('/p2p/guide')
    await button.press(' ')
    await category.getByRole('link', { name: /^Advertisement/ }).click()
    await page.waitForURL(/\/p2p\/ad$/)
    const current = sidebar().locator('[aria-current="page"]')
    await expect
      .poll(() => current.allTextContents())
      .toEqual([expect.stringMatching(/^Advertisement/)])
    const ads = sidebar().getByRole('link', { name: /^Ads/ })
    await expect.poll(() => ads.isVisible()).toBe(true)
    await current.click()
    await ads.waitFor({ state: 'hidden' })
  })

  it('works without scripts', async () => {
    await open('/v5/market/kline', desktop, { javaScriptEnabled: false })
    const tickers = sidebar().getByRole('link', { name: /^Tickers/ })
    await tickers.waitFor()
    const buttons = await page.getByRole('button', { name: 'Collapse sidebar' }).count()
    expect(buttons).toBe(0)
    await tickers.click()
    await page.locator('h1', { hasText: 'Tickers' }).waitFor()
  })
})
