// Needs a browser: menus open on hover and by key.
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchBrowser } from '../../support/browser.ts'
import { focusedElement, reader } from '../../support/reader.ts'

const stack = inject('stack')
const kline = `${stack.site}/v5/market/kline`

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const navbar = (page: Page) => page.locator('nav[data-navbar]:visible')
const menu = (page: Page, name: string) => navbar(page).getByRole('button', { name })

/** Disclosure elements that show the browser's marker instead of the site's. */
function nativeMarks(body: Element): string[] {
  return [...body.querySelectorAll('summary')]
    .filter((summary) => {
      const { display, listStyleType } = getComputedStyle(summary)
      return display === 'list-item' || listStyleType !== 'none'
    })
    .map((summary) => summary.textContent)
}

describe('a menu of the navbar', () => {
  it('opens on hover, and by key; Escape closes it and keeps the focus', async () => {
    const page = await reader(browser, kline)
    const extras = menu(page, 'Extras')
    const faq = navbar(page).getByRole('link', { name: 'FAQ' })
    const early = await faq.isVisible()
    expect(early).toBe(false)
    await extras.hover()
    await faq.waitFor()
    await page.keyboard.press('Escape')
    await faq.waitFor({ state: 'hidden' })

    await page.mouse.move(400, 500)
    for (const key of ['Enter', 'Space']) {
      await extras.focus()
      await page.keyboard.press(key)
      await faq.waitFor()
      await expect.poll(() => extras.getAttribute('aria-expanded')).toBe('true')
      await page.keyboard.press('Tab')
      await expect.poll(() => focusedElement(page)).toBe('a Pilot Features')
      await page.keyboard.press('Escape')
      await faq.waitFor({ state: 'hidden' })
      await expect.poll(() => focusedElement(page)).toBe('button Extras')
      await expect.poll(() => extras.getAttribute('aria-expanded')).toBe('false')
    }
    await page.context().close()
  })

  it('closes when something else is clicked or focused', { tags: ['nightly'] }, async () => {
    const page = await reader(browser, kline)
    const extras = menu(page, 'Extras')
    const open = navbar(page).locator('[data-menu] > [aria-expanded="true"]')
    await extras.focus()
    await page.keyboard.press('Enter')
    await open.waitFor()
    await page.locator('h1:visible').click()
    await open.waitFor({ state: 'detached' })

    await extras.focus()
    await page.keyboard.press('Enter')
    await open.waitFor()
    const links = await navbar(page).locator('[data-menu] a:visible').count()
    for (let step = 0; step <= links; step++) await page.keyboard.press('Tab')
    await open.waitFor({ state: 'detached' })
    await page.context().close()
  })

  it('marks the current page, and the item of its sidebar', async () => {
    const page = await reader(browser, `${stack.site}/faq`)
    await expect
      .poll(() => navbar(page).locator('[data-current]').textContent())
      .toContain('Extras')
    await menu(page, 'Extras').hover()
    const faq = navbar(page).getByRole('link', { name: 'FAQ' })
    await expect.poll(() => faq.getAttribute('aria-current')).toBe('page')
    await page.goto(kline)
    const v5 = navbar(page).getByRole('link', { name: 'V5 API' })
    await expect.poll(() => v5.getAttribute('aria-current')).toBe('true')
    await page.context().close()
  })

  it('opens without scripts while it has the focus, like the version menu on each kind of page', {
    tags: ['nightly'],
  }, async () => {
    const page = await reader(browser, kline, { javaScriptEnabled: false })
    const own = ['', '/search', '/changelog/v5/follow', '/changelog/v5/deprecations', '/breaks-me']
    for (const address of [kline, ...own.map((path) => stack.site + path)]) {
      if (page.url() !== address) await page.goto(address)
      await menu(page, 'Version: Next').focus()
      const next = navbar(page).getByRole('link', { name: 'Next', exact: true })
      await next.and(page.locator('[data-menu] > ul > li > a')).waitFor()
      await expect.poll(() => next.count()).toBe(1)
      await expect.poll(() => page.locator('body').evaluate(nativeMarks)).toEqual([])
    }
    await page.goto(kline)
    await menu(page, 'Extras').focus()
    await navbar(page).getByRole('link', { name: 'FAQ' }).click()
    await page.waitForURL(`${stack.site}/faq`)
    await page.context().close()
  })
})

describe('links of the navbar', () => {
  it('are marked when they leave the site', { tags: ['nightly'] }, async () => {
    const page = await reader(browser, kline)
    const pay = navbar(page).getByRole('link', { name: 'Exchange Pay (opens in new tab)' })
    await expect.poll(() => pay.getAttribute('target')).toBe('_blank')
    await expect.poll(() => pay.getAttribute('rel')).toBe('noopener noreferrer')
    await page.context().close()
  })

  it('lead to the same place in the other language', async () => {
    const page = await reader(browser, `${kline}?from=mail#request-parameters`)
    await menu(page, 'Languages').focus()
    await page.keyboard.press('Enter')
    const chinese = navbar(page).getByRole('link', { name: '繁體中文' })
    await expect.poll(() => chinese.getAttribute('lang')).toBe('zh-Hant-TW')
    await chinese.click()
    await page.waitForURL(`${stack.site}/zh-TW/v5/market/kline?from=mail#request-parameters`)
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('zh-Hant-TW')
    await page.context().close()
  })

  it.each([997, 1024, 1100, 1200])(
    'fit at %d px, in both languages',
    { tags: ['nightly'] },
    async (width) => {
      for (const url of [kline, `${stack.site}/zh-TW/v5/market/kline`]) {
        const page = await reader(browser, url, { width })
        const boxes = await navbar(page).evaluate((bar) =>
          [...bar.querySelectorAll('a, button')]
            .filter((element) => element.checkVisibility())
            .map((element) => element.getBoundingClientRect())
            .map(({ left, right }) => ({ left, right })),
        )
        expect(boxes.length).toBeGreaterThan(8)
        for (const [index, { left, right }] of boxes.entries()) {
          expect(right).toBeLessThanOrEqual(width)
          expect(left).toBeGreaterThanOrEqual(boxes[index - 1]?.right ?? 0)
        }
        await page.context().close()
      }
    },
  )
})

describe('the navbar', () => {
  const away = '[data-navbar][data-away]'
  /** Scrolls and waits for a frame: two scrolls within one frame would be one. */
  const scroll = (page: Page, top: number) =>
    page.evaluate((to) => {
      scrollTo(0, to)
      return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    }, top)

  it('hides when the reader scrolls down, and returns when they scroll up', async () => {
    const page = await reader(browser, kline)
    await scroll(page, 300)
    await scroll(page, 900)
    await page.locator(away).waitFor({ state: 'attached' })
    await scroll(page, 700)
    await page.locator(away).waitFor({ state: 'detached' })
    await scroll(page, 900)
    await page.locator(away).waitFor({ state: 'attached' })
    await scroll(page, 10)
    await page.locator(away).waitFor({ state: 'detached' })
    await page.context().close()
  })

  it('does not cover an anchor, and is visible on the next page', {
    tags: ['nightly'],
  }, async () => {
    const page = await reader(browser, kline)
    await page
      .locator('main:visible')
      .getByRole('link', { name: /Direct link to Usage/ })
      .click()
    await page.locator(away).waitFor({ state: 'attached' })
    await page
      .locator('[data-drawer]:visible')
      .getByRole('link', { name: /^Tickers/ })
      .click()
    await page.waitForURL(`${stack.site}/v5/market/tickers`)
    await page.locator('h1:visible', { hasText: 'Tickers' }).waitFor()
    await expect.poll(() => navbar(page).getAttribute('data-away')).toBeNull()
    await page.context().close()
  })

  it('does not move with prefers-reduced-motion', { tags: ['nightly'] }, async () => {
    const page = await reader(browser, kline, { reducedMotion: 'reduce' })
    const duration = () => navbar(page).evaluate((bar) => getComputedStyle(bar).transitionDuration)
    await expect.poll(duration).toBe('0s')
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await expect.poll(duration).toBe('0.2s')
    await page.context().close()
  })
})

describe('the skip link', () => {
  it('is the first tab stop, becomes visible, and leads to the content', async () => {
    const page = await reader(browser, kline)
    await page.keyboard.press('Tab')
    await expect.poll(() => focusedElement(page)).toBe('a Skip to main content')
    await expect
      .poll(() => page.locator('[data-skip] a').boundingBox())
      .toMatchObject({ x: 16, y: 16 })
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('main')
    expect(new URL(page.url()).hash).toBe('')
    await page.context().close()
  })

  it('is the first tab stop of the next page too', { tags: ['nightly'] }, async () => {
    const page = await reader(browser, kline)
    await page
      .locator('[data-drawer]:visible')
      .getByRole('link', { name: /^Tickers/ })
      .click()
    await page.waitForURL(`${stack.site}/v5/market/tickers`)
    await page.locator('h1:visible', { hasText: 'Tickers' }).waitFor()
    await page.keyboard.press('Tab')
    await expect.poll(() => focusedElement(page)).toBe('a Skip to main content')
    await page.context().close()
  })
})
