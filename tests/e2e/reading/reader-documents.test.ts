// Needs a browser: state in the browser's storage survives from one document to the next.
import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, inject, it } from 'vitest'
import { ownPages } from '../../support/own-pages.ts'
import { waitForEnhancement } from '../../support/wait-for-enhancement.ts'

const stack = inject('stack')
const kline = `${stack.site}/v5/market/kline`

describe('following links', () => {
  const newPage = ownPages()
  let page: Page
  beforeEach(async () => {
    page = await newPage()
    await page.goto(kline)
    await waitForEnhancement(page)
  })

  const sidebar = () => page.locator('nav[aria-label="Docs sidebar"]:visible')
  const link = (path: string) => page.locator(`a:visible[href="/docs/${path}"]`).first()
  const heading = (name: string) => page.locator('h1:visible', { hasText: name })

  it('loads no React, however far the reader goes', async () => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
    })
    for (const name of ['tickers', 'orderbook', 'insurance']) {
      await link(`v5/market/${name}`).click()
      await page.waitForURL(`**/v5/market/${name}`)
      await waitForEnhancement(page)
    }
    expect(scripts).toEqual([])
  })

  it('keeps the sidebar’s scroll position, in place and in a new document', async () => {
    const column = page.locator('[data-drawer="docs"]:visible')
    await column.evaluate((element) => {
      element.scrollTop = 300
    })
    const open = () =>
      sidebar()
        .locator('li > details[open]')
        .evaluateAll((all) => all.length)
    const state = async () => ({
      top: await column.evaluate((element) => element.scrollTop),
      open: await open(),
    })
    const before = await state()
    expect(before.top).toBeGreaterThan(100)
    await link('v5/market/tickers').evaluate((element: HTMLElement) => element.click())
    await heading('Tickers').waitFor()
    const inPlace = await state()
    expect(inPlace).toEqual(before)
    // Blocks the page's scripts, so that only the document itself can restore the position.
    await page.route('**/enhancements/*.js', () => {})
    await page.evaluate(() => location.assign('/docs/v5/market/orderbook'))
    await heading('Orderbook').waitFor()
    const ofItsOwn = await state()
    expect(ofItsOwn).toEqual(before)
  })

  it('keeps a hidden sidebar hidden, until the page is reloaded', {
    tags: ['nightly'],
  }, async () => {
    await page.getByRole('button', { name: 'Collapse sidebar', exact: true }).click()
    await expect.poll(() => sidebar().count()).toBe(0)
    await page.getByRole('link', { name: 'Next' }).and(page.locator('[rel=next]')).click()
    await page.waitForURL((url) => url.href !== kline)
    await waitForEnhancement(page)
    const shown = await sidebar().count()
    expect(shown).toBe(0)
    await page.reload()
    await sidebar().waitFor()
  })

  it('scrolls to the anchor in the address, and back to the earlier position', async () => {
    await page.evaluate(() => scrollTo(0, 500))
    await page.evaluate(() => {
      const added = document.createElement('a')
      added.href = '/docs/v5/intro#authentication'
      document.querySelector('main')?.append(added)
      added.click()
    })
    await heading('Introduction').waitFor()
    await page.waitForFunction(() => {
      const top = document.querySelector('#authentication')?.getBoundingClientRect().top ?? -1
      return scrollY > 300 && top >= 0 && top < 200
    })
    await page.goBack()
    await heading('Kline').waitFor()
    await page.waitForFunction(() => Math.abs(scrollY - 500) < 5)
  })
})
