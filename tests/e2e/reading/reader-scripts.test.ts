// Needs a browser: it decides when a script is fetched.
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchBrowser } from '../../support/browser.ts'
import {
  holdIslands,
  waitForEnhancement,
  waitForIslands,
} from '../../support/wait-for-enhancement.ts'

const stack = inject('stack')
const kline = `${stack.site}/v5/market/kline`

describe('a page’s scripts', () => {
  let browser: Browser
  let page: Page
  const scripts: string[] = []
  const problems: string[] = []

  beforeAll(async () => {
    browser = await launchBrowser()
    page = await browser.newPage()
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    page.on('pageerror', (error) => problems.push(String(error)))
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text())
    })
  })
  afterAll(() => browser.close())

  it('are one file without React until a part needs it, and none fails', async () => {
    await page.goto(kline, { waitUntil: 'networkidle' })
    await waitForEnhancement(page)
    expect(scripts).toEqual([expect.stringMatching(/\/docs\/enhancements\/[\w-]{10}\.js$/)])
    // Moving, scrolling, and clicking enhanced controls load nothing more.
    await page.mouse.move(200, 300)
    await page.mouse.wheel(0, 400)
    await page.locator('[data-colour-toggle]:visible').click()
    await page.locator('[data-colour-toggle]:visible').click()
    await page.waitForLoadState('networkidle')
    expect(scripts).toHaveLength(1)
    await page.keyboard.press('Control+k')
    await page.locator('dialog [data-mounted]').waitFor({ state: 'attached' })
    expect(scripts.length).toBeGreaterThan(2)
    await page.keyboard.press('Escape')
    expect(problems).toEqual([])
  })

  it('react to clicks as soon as the page is shown', { tags: ['nightly'] }, async () => {
    await page.goto(kline)
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('button[aria-haspopup="dialog"]')?.click(),
    )
    await page.getByRole('dialog').waitFor()
  })

  it('react to the search shortcut as the first key', async () => {
    await page.goto(kline)
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').waitFor()
  })

  it('open the search at once, and keep typed text while its code loads', {
    tags: ['nightly'],
  }, async () => {
    await page.goto(kline)
    await waitForEnhancement(page)
    const release = await holdIslands(page)
    await page.keyboard.press('Control+k')
    const field = page.getByRole('dialog').getByRole('combobox')
    await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true)
    await page.keyboard.type('insurance')
    await page.keyboard.press('Enter')
    const mounted = await page.locator('dialog [data-mounted]').count()
    expect(mounted).toBe(0)
    release()
    // A key pressed before the results exist opens the first result once it does.
    await page.waitForURL('**/v5/market/insurance**')
    await page.unroute('**/enhancements/islands/*.js')
    expect(problems).toEqual([])
  })

  it('keep the reader’s changes made before the search loads', {
    tags: ['nightly'],
  }, async () => {
    await page.goto(`${stack.site}/v5/order/create-order`)
    await waitForEnhancement(page)
    const filter = page.locator('[data-filter]').first()
    const tab = page.getByRole('tab', { name: 'Go', exact: true }).first()
    await tab.click()
    await filter.fill('interval')
    const count = page.locator('[data-filter-count]').first()
    await expect.poll(() => count.textContent()).toMatch(/\d/)
    const said = await count.textContent()
    const copy = page.locator('main [data-copy]').first()
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.clock.install()
    await copy.click()
    await copy.and(page.locator('[data-done]')).waitFor()
    // The search may take longer to load than the message is shown.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 200))
    const copied = await copy.textContent()
    await page.keyboard.press('Control+k')
    // The search loads after the next paint, by the fake clock.
    await page.clock.runFor(50)
    await page.locator('dialog [data-mounted]').waitFor({ state: 'attached' })
    const still = await copy.textContent()
    expect(still).toBe(copied)
    await page.clock.runFor(1500)
    await expect.poll(() => copy.textContent()).not.toBe(copied)
    await expect.poll(() => filter.inputValue()).toBe('interval')
    await expect.poll(() => count.textContent()).toBe(said)
    await expect.poll(() => tab.getAttribute('aria-selected')).toBe('true')
    expect(problems).toEqual([])
  })

  it('load at once on a page that needs them', { tags: ['nightly'] }, async () => {
    await page.goto(`${stack.site}/search?q=kline`)
    await waitForIslands(page)
    await expect.poll(() => page.locator('main [data-mounted]').count()).toBe(1)
    expect(problems).toEqual([])
  })
})
