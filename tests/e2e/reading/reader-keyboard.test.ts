// Needs a browser: it determines the order of the focus.
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchBrowser } from '../../support/browser.ts'
import { limitAtCommit } from '../../support/cases.ts'
import { waitForIslands } from '../../support/wait-for-enhancement.ts'

const stack = inject('stack')

/** Selector of every control that a mouse can click. Elements reached by other keys than Tab are left out. */
const CONTROLS =
  ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not([disabled], [tabindex="-1"])'

/** Marks elements that get the focus from now on, with `unseen` if nothing shows the focus. */
function markFocus(): void {
  const shows = (one: Element | null): boolean => {
    if (!one) return false
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one)
    return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
  }
  document.addEventListener('focusin', (event) => {
    // The target may be in a shadow tree.
    const [target] = event.composedPath()
    if (target instanceof HTMLElement)
      target.dataset['reached'] = shows(target) || shows(target.parentElement) ? 'seen' : 'unseen'
  })
}

const PAGES = ['/zh-TW/v5/market/kline', '', '/v5/intro', '/v5/market/kline', '/changelog/v5']

describe('by keyboard alone', () => {
  let browser: Browser
  let page: Page
  beforeAll(async () => {
    browser = await launchBrowser()
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
    })
    page = await context.newPage()
  })
  afterAll(() => browser.close())

  it.each(limitAtCommit(1, PAGES))(
    'every control of "%s" is reached, and its focus is visible',
    async (path) => {
      await page.goto(stack.site + path)
      await waitForIslands(page)
      const count = await page.locator(`${CONTROLS}:visible`).count()
      await page.evaluate(markFocus)
      // Links to a passage are followed by a report button while they have the focus.
      for (let press = 0; press < 2 * count + 20; press++) await page.keyboard.press('Tab')
      // Scrolling up from the end has revealed the back-to-top button.
      await page.evaluate(() => scrollTo(0, 0))
      await page.locator('[data-to-top]').waitFor({ state: 'hidden' })
      const missed = await page
        .locator(`${CONTROLS}:not([data-reached])`)
        .evaluateAll((all) =>
          all
            .filter((one) => one.checkVisibility({ visibilityProperty: true }))
            .map((one) => one.outerHTML.slice(0, 160)),
        )
      expect(missed).toEqual([])
      const unseen = await page
        .locator('[data-reached=unseen]')
        .evaluateAll((all) => all.map((one) => one.outerHTML.slice(0, 120)))
      expect(unseen).toEqual([])
    },
  )

  it('Escape closes the search and gives the focus back', async () => {
    await page.goto(`${stack.site}/v5/intro`)
    await waitForIslands(page)
    const button = page.getByRole('button', { name: /^Search/ })
    await button.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await expect.poll(() => button.evaluate((one) => one === document.activeElement)).toBe(true)
  })
})
