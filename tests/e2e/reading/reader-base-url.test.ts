// Needs a browser: a document is opened at other addresses.
// @module-tag nightly
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchBrowser } from '../../support/browser.ts'
import { html } from '../../support/page.ts'

const stack = inject('stack')
const files = '**/enhancements/*'
const banner = (page: Page) => page.locator('#base-url-issue-banner')

describe('the banner about a wrong base URL', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await launchBrowser()
  })
  afterAll(() => browser.close())

  it.each([
    ['', '/docs/', 'This site did not load properly.'],
    ['/zh-TW', '/docs/zh-TW/', '本網站未能正確載入。'],
  ])('shows at the root "%s" when no file comes', async (path, base, words) => {
    const page = await browser.newPage()
    await page.route(files, (route) => route.abort())
    await page.goto(stack.site + path)
    await banner(page).waitFor()
    const text = (await banner(page).textContent()) ?? ''
    expect(text).toContain(words)
    expect(text).toContain(`baseUrl = ${base}`)
    await expect.poll(() => banner(page).locator('code').textContent()).toBe(base)
    await page.close()
  })

  it('is hidden when only scripts are missing', async () => {
    const page = await browser.newPage()
    await page.route(`${files}.js`, (route) => route.abort())
    await page.goto(stack.site, { waitUntil: 'load' })
    const banners = await banner(page).count()
    expect(banners).toBe(0)
    await page.close()
  })

  it('is hidden when the base URL is right, and absent from other pages', async () => {
    const page = await browser.newPage()
    await page.goto(stack.site, { waitUntil: 'load' })
    const banners = await banner(page).count()
    expect(banners).toBe(0)
    expect(await html(`${stack.site}/v5/intro`)).not.toContain('did not load properly')
    await page.close()
  })
})
