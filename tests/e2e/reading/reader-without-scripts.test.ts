// Needs a browser: pages work in a browser without scripts.
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchBrowser } from '../../support/browser.ts'
import { limitAtCommit } from '../../support/cases.ts'
import { alternateLocales, pageTypes } from '../../support/page-types.ts'

const stack = inject('stack')

describe('with scripts off', () => {
  let browser: Browser
  let page: Page
  beforeAll(async () => {
    browser = await launchBrowser()
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 1440, height: 900 },
    })
    page = await context.newPage()
  })
  afterAll(() => browser.close())

  it.each(limitAtCommit(5, alternateLocales(stack.site, pageTypes)))(
    '%s can be read completely',
    async (address) => {
      await page.goto(address)
      await page.locator('h1').waitFor()
      const hidden = await page.locator('main :is(p, li, td, dd, pre, h2, h3)').evaluateAll((all) =>
        all
          .filter(
            (one) =>
              !one.checkVisibility({ visibilityProperty: true }) &&
              !one.closest('details:not([open])'),
          )
          // The console does nothing without scripts; its frame is in the page for them.
          .filter((one) => !one.closest('template, [hidden], nav, [data-console]'))
          .map((one) => one.textContent.trim().slice(0, 80)),
      )
      expect(hidden.filter((words) => words !== '')).toEqual([])
      // Finds controls that need scripts; a menu opens on focus.
      const idle = await page
        .locator('main button:visible:not([popovertarget], [type=submit], [data-menu] > button)')
        .allTextContents()
      expect(idle).toEqual([])
      // A class that the style sheet lacks.
      const unstyled = await page.locator('[class~="undefined"]').count()
      expect(unstyled).toBe(0)
    },
  )

  it('the sidebar works, with its categories open, and code is highlighted', async () => {
    await page.goto(`${stack.site}/v5/intro`)
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' })
    const kline = sidebar.locator('a[href$="/v5/market/kline"]')
    if (!(await kline.isVisible()))
      await sidebar.getByText('Market', { exact: true }).first().click()
    await kline.click()
    await page.waitForURL('**/v5/market/kline')
    await expect.poll(() => page.locator('h1').textContent()).toContain('Kline')
    const code = page.locator('main pre:visible')
    const kinds = ['k', 's', 'n'].map((kind) => code.locator(`i.${kind}`))
    const ink = (part: Locator) => part.first().evaluate((one) => getComputedStyle(one).color)
    const inks = async () => new Set(await Promise.all([code, ...kinds].map(ink)))
    await expect.poll(async () => (await inks()).size).toBe(4)
  })

  it('the likely errors of an operation unfold by keyboard to their remedies', async () => {
    await page.goto(`${stack.site}/v5/order/create-order`)
    const codes = page.locator('main details:has(a[href$="/v5/error#row-110007"])').first()
    const remedy = codes.locator('li', { hasText: '110007' })
    await expect.poll(() => remedy.isVisible()).toBe(false)
    await codes.locator('summary').focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => remedy.isVisible()).toBe(true)
    await expect.poll(() => remedy.textContent()).toMatch(/^110007 \S.+ · \S/)
  })

  it('the drawer opens on a phone', { tags: ['nightly'] }, async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(`${stack.site}/v5/intro`)
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
    await page.locator('[data-drawer]:popover-open a[href$="/v5/intro"]:visible').first().waitFor()
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  it('the formats of a page are in a menu that opens on focus', { tags: ['nightly'] }, async () => {
    await page.goto(`${stack.site}/v5/intro`)
    await page.getByRole('button', { name: 'More formats of this page' }).focus()
    await page.getByRole('link', { name: 'View as Markdown' }).click()
    await page.waitForURL('**/v5/intro.md')
  })

  it('the search button leads to the search page', { tags: ['nightly'] }, async () => {
    await page.goto(`${stack.site}/v5/intro`)
    await page.getByRole('button', { name: /^Search/ }).click()
    await page.waitForURL('**/search**')
  })
})
