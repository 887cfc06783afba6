// Needs a browser: the drawer covers the page and keeps the focus.
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchBrowser } from '../../support/browser.ts'
import { focusedElement, reader } from '../../support/reader.ts'
import { waitForEnhancement } from '../../support/wait-for-enhancement.ts'

const stack = inject('stack')
const kline = `${stack.site}/v5/market/kline`
const width = 390

const toggle = (page: Page) => page.locator('nav[data-navbar]:visible [popovertarget]')
const panel = (page: Page, name: string) =>
  page.locator(`[data-drawer]:popover-open [data-panel="${name}"]`)
const drawer = (page: Page) => page.locator('[data-drawer]:popover-open')

/** Whether the page behind the drawer can be reached. */
const reachable = (page: Page) =>
  page.locator('main:visible').evaluate((main) => main.closest('[inert]') === null)

async function opened(browser: Browser, url = kline): Promise<Page> {
  const page = await reader(browser, url, { width, hasTouch: true })
  await toggle(page).tap()
  await page.getByRole('dialog', { name: 'Main' }).waitFor()
  return page
}

async function closed(page: Page): Promise<void> {
  await drawer(page).waitFor({ state: 'detached' })
  await page.locator('[data-navbar] [aria-expanded="false"][popovertarget]').first().waitFor()
}

describe('the drawer', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await launchBrowser()
  })
  afterAll(() => browser.close())

  it('covers most of the screen, and keeps the page behind it from being reached or scrolled', {
    tags: ['nightly'],
  }, async () => {
    const page = await opened(browser)
    await expect.poll(() => toggle(page).getAttribute('aria-expanded')).toBe('true')
    const drawn = async () => (await drawer(page).boundingBox())?.width
    await expect.poll(drawn).toBeCloseTo(width * 0.83, 0)
    const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY)
    await expect.poll(overflow).toBe('hidden')
    await expect.poll(() => reachable(page)).toBe(false)
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press('Tab')
      const inside = await page.evaluate(() => {
        const element = document.activeElement
        return element === document.body || element?.closest('[data-drawer]') !== null
      })
      expect(inside).toBe(true)
    }
    await page.context().close()
  })

  it('keeps its back button visible at any depth, and passes the focus on', {
    tags: ['nightly'],
  }, async () => {
    const page = await opened(browser, `${stack.site}/v5/user/rm-sub-apikey`)
    const back = panel(page, 'docs').getByRole('button', { name: '← Back to main menu' })
    const current = panel(page, 'docs').locator('[aria-current="page"]')
    const place = async (one: typeof back) => (await one.boundingBox()) ?? { y: -1, height: 0 }
    await expect.poll(async () => (await place(back)).y).toBeGreaterThan(0)
    const { y, height } = await place(back)
    await expect.poll(async () => (await place(current)).y).toBeLessThan(800)
    await expect.poll(async () => (await place(current)).y).toBeGreaterThan(y + height)
    await back.press('Enter')
    await panel(page, 'main').getByRole('link', { name: 'V5 API' }).waitFor()
    await expect.poll(() => focusedElement(page)).toBe('a V5 API')
    await page.context().close()
  })

  it('shows the sidebar first, the main menu on request, and the sidebar again next time', async () => {
    const page = await opened(browser)
    const inert = (name: string) => panel(page, name).getAttribute('inert')
    await expect.poll(() => inert('main')).not.toBeNull()
    await panel(page, 'docs')
      .getByRole('link', { name: /^Tickers/ })
      .waitFor()
    await panel(page, 'docs').getByRole('button', { name: '← Back to main menu' }).tap()
    await panel(page, 'main').getByRole('link', { name: 'P2P Trading' }).waitFor()
    await expect.poll(() => inert('docs')).not.toBeNull()
    await expect.poll(() => inert('main')).toBeNull()
    await panel(page, 'main').getByText('Extras').tap()
    await panel(page, 'main').getByRole('link', { name: 'FAQ' }).waitFor()
    await page.getByRole('button', { name: 'Close navigation bar' }).tap()
    await closed(page)
    await toggle(page).tap()
    await panel(page, 'docs')
      .getByRole('link', { name: /^Tickers/ })
      .waitFor()
    await expect.poll(() => inert('main')).not.toBeNull()
    await page.context().close()
  })

  it('closes by Escape and a click beside it, and returns the focus', async () => {
    const page = await opened(browser)
    await page.keyboard.press('Escape')
    await closed(page)
    await expect.poll(() => focusedElement(page)).toBe('button Toggle navigation bar')
    await expect.poll(() => reachable(page)).toBe(true)
    await page.keyboard.press('Enter')
    await drawer(page).waitFor()
    await page.touchscreen.tap(width - 10, 400)
    await closed(page)
    await page.context().close()
  })

  it('closes when the reader goes back, and the page stays', async () => {
    const page = await reader(browser, `${stack.site}/v5/intro`, { width, hasTouch: true })
    await page.goto(kline)
    await waitForEnhancement(page)
    await toggle(page).tap()
    await page.getByRole('dialog', { name: 'Main' }).waitFor()
    await page.goBack()
    await closed(page)
    expect(page.url()).toBe(kline)
    await page.goBack()
    await page.waitForURL(`${stack.site}/v5/intro`)
    await page.context().close()
  })

  it('closes when a link is followed, and leaves no history entry', async () => {
    const page = await opened(browser)
    await panel(page, 'docs')
      .getByRole('link', { name: /^Tickers/ })
      .tap()
    await page.waitForURL(`${stack.site}/v5/market/tickers`)
    await page.locator('h1:visible', { hasText: 'Tickers' }).waitFor()
    await expect.poll(() => drawer(page).count()).toBe(0)
    await expect.poll(() => reachable(page)).toBe(true)
    await page.goBack()
    await page.waitForURL(kline)
    await page.locator('h1:visible', { hasText: 'Kline' }).waitFor()
    const drawers = await drawer(page).count()
    expect(drawers).toBe(0)
    await page.context().close()
  })

  it('closes when the window becomes wide, and the sidebar is beside the page', {
    tags: ['nightly'],
  }, async () => {
    const page = await opened(browser)
    await page.setViewportSize({ width: 997, height: 800 })
    await drawer(page).waitFor({ state: 'detached' })
    const sidebar = page.locator('nav[aria-label="Docs sidebar"]:visible')
    await sidebar.getByRole('link', { name: /^Tickers/ }).waitFor()
    const inert = () => sidebar.evaluate((element) => element.closest('[inert]'))
    await expect.poll(inert).toBeNull()
    await expect.poll(() => toggle(page).isVisible()).toBe(false)
    await page.context().close()
  })

  it('contains colour mode and languages, which open the page at the same place', {
    tags: ['nightly'],
  }, async () => {
    const page = await opened(browser, `${kline}?a=b#request-parameters`)
    await drawer(page)
      .getByRole('button', { name: /currently dark mode/ })
      .tap()
    await page.locator('html[data-theme="light"]').waitFor()
    await drawer(page)
      .getByRole('button', { name: /currently light mode/ })
      .waitFor()
    await panel(page, 'docs').getByRole('button', { name: '← Back to main menu' }).tap()
    await panel(page, 'main').getByRole('link', { name: '繁體中文' }).tap()
    await page.waitForURL(`${stack.site}/zh-TW/v5/market/kline?a=b#request-parameters`)
    await page.context().close()
  })

  it('shows the main menu at once when there is no sidebar', { tags: ['nightly'] }, async () => {
    const page = await opened(browser, stack.site)
    await panel(page, 'main').getByRole('link', { name: 'V5 API' }).waitFor()
    const backs = await drawer(page)
      .getByRole('button', { name: /Back to main/ })
      .count()
    expect(backs).toBe(0)
    await page.context().close()
  })

  it('lists everything without scripts', { tags: ['nightly'] }, async () => {
    const page = await reader(browser, kline, { width, javaScriptEnabled: false })
    await toggle(page).click()
    await panel(page, 'docs')
      .getByRole('link', { name: /^Tickers/ })
      .waitFor()
    await panel(page, 'main').getByRole('link', { name: '繁體中文' }).click()
    await page.waitForURL(`${stack.site}/zh-TW/v5/market/kline`)
    await page.context().close()
  })
})
