// Needs a browser: the mode is set before the first paint, and in other tabs.
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchBrowser } from '../../support/browser.ts'
import { limitAtCommit } from '../../support/cases.ts'
import { reader } from '../../support/reader.ts'
import { waitForIslands } from '../../support/wait-for-enhancement.ts'

const stack = inject('stack')
const kline = `${stack.site}/v5/market/kline`

const mode = (page: Page) => page.locator('html').getAttribute('data-theme')
const toggle = (page: Page) => page.locator('nav[data-navbar]:visible [data-colour-toggle]')

describe('the colour mode', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await launchBrowser()
  })
  afterAll(() => browser.close())

  it('is dark, whatever the system prefers, until the reader changes it', async () => {
    const page = await reader(browser, kline, { colorScheme: 'light' })
    const first = await mode(page)
    expect(first).toBe('dark')
    const button = toggle(page)
    const label = () => button.getAttribute('aria-label')
    await expect.poll(label).toBe('Switch between dark and light mode (currently dark mode)')
    await expect.poll(() => button.getAttribute('title')).toBe('dark mode')
    await button.click()
    await expect.poll(() => mode(page)).toBe('light')
    await expect.poll(() => page.locator('html').getAttribute('data-theme-choice')).toBe('light')
    await expect.poll(label).toContain('(currently light mode)')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBe('light')
    await page.context().close()
  })

  it('is remembered, and set before the first paint of the next load', async () => {
    const page = await reader(browser, kline)
    await toggle(page).click()
    await page.goto(`${stack.site}/zh-TW/v5/intro`)
    const first = await mode(page)
    expect(first).toBe('light')
    const title = await toggle(page).getAttribute('title')
    expect(title).toBe('淺色模式')
    const label = await toggle(page).getAttribute('aria-label')
    expect(label).toBe('切換淺色/深色模式（當前為淺色模式）')
    await page.context().close()
  })

  it('follows other tabs', { tags: ['nightly'] }, async () => {
    const page = await reader(browser, kline)
    const other = await page.context().newPage()
    await other.goto(kline)
    await waitForIslands(other)
    await toggle(other).click()
    await page.locator('html[data-theme="light"]').waitFor()
    await page.context().close()
  })

  it.each(limitAtCommit(1, ['docs-theme', 'docusaurus-theme']))(
    'is set by ?%s for one load',
    async (name) => {
      const page = await reader(browser, `${kline}?${name}=light&docs-data-frame=a&docs-data-js=b`)
      const root = page.locator('html')
      await expect.poll(() => mode(page)).toBe('light')
      await expect.poll(() => root.getAttribute('data-frame')).toBe('a')
      await expect.poll(() => root.getAttribute('data-js')).toBe('')
      const kept = await page.evaluate(() => localStorage.getItem('theme'))
      expect(kept).toBeNull()
      await page.goto(kline)
      const next = await mode(page)
      expect(next).toBe('dark')
      await page.context().close()
    },
  )

  it('can be switched when the browser has no storage', { tags: ['nightly'] }, async () => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 800 } })
    await context.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
    })
    const tab = await context.newPage()
    const problems: string[] = []
    tab.on('pageerror', (error) => problems.push(String(error)))
    await tab.goto(kline)
    await waitForIslands(tab)
    await toggle(tab).click()
    await tab.locator('html[data-theme="light"]').waitFor()
    expect(problems).toEqual([])
    await context.close()
  })

  it('has no switch without scripts', async () => {
    const page = await reader(browser, kline, { javaScriptEnabled: false })
    await expect.poll(() => page.locator('h1').isVisible()).toBe(true)
    const offered = await toggle(page).isVisible()
    expect(offered).toBe(false)
    await page.context().close()
  })
})
