// Needs a browser: a diagram is drawn and coloured.
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchBrowser } from '../../support/browser.ts'
import { limitAtCommit } from '../../support/cases.ts'
import { reader } from '../../support/reader.ts'

const stack = inject('stack')
const phone = { width: 360, height: 740 }

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

describe('a sequence diagram', () => {
  it.each(limitAtCommit(1, ['', '/zh-TW']))(
    'scrolls in its own box on a phone, with letters of full size: %j',
    async (prefix) => {
      const url = `${stack.site}${prefix}/v5/websocket/public/orderbook`
      const page = await reader(browser, url, { viewport: phone })
      const box = page.locator('figure [role="group"]:has(svg)')
      await box.scrollIntoViewIfNeeded()
      const sizes = await box.evaluate((element) => ({
        box: element.clientWidth,
        drawn: element.scrollWidth,
        page: document.documentElement.scrollWidth,
        letters: getComputedStyle(element.querySelector('text') ?? element).fontSize,
      }))
      expect(sizes.box).toBeLessThan(phone.width)
      expect(sizes.drawn).toBeGreaterThan(sizes.box)
      expect(sizes.page).toBe(phone.width)
      expect(sizes.letters).toBe('13px')
      await page.context().close()
    },
  )

  it('has other colours in light mode, and a description in words', async () => {
    const colour = async (mode: 'dark' | 'light') => {
      const page = await reader(browser, `${stack.site}/v5/guide?docs-theme=${mode}`)
      const figure = page.locator('figure:has(svg)')
      await expect
        .poll(() => figure.getByRole('group', { name: 'A signed request' }).count())
        .toBe(1)
      await expect
        .poll(() => figure.getByRole('listitem').allTextContents())
        .toContain('REST API answers Your program: retCode 0, and what was asked for')
      const text = figure.locator('svg text').first()
      const found = await text.evaluate((element) => getComputedStyle(element).fill)
      await page.context().close()
      return found
    }
    expect(await colour('dark')).not.toBe(await colour('light'))
  })
})
