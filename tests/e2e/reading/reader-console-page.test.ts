// Needs a browser: the console's code and styles are loaded into the page.
// @module-tag nightly
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchBrowser } from '../../support/browser.ts'
import { consoleOf, openConsole, send, sendButton } from '../../support/console.ts'
import { reader } from '../../support/reader.ts'
import { scriptsDuring } from '../../support/scripts-during.ts'
import { waitForIslands } from '../../support/wait-for-enhancement.ts'

const stack = inject('stack')
const order = `${stack.site}/api-explorer/v5/trade/create-order`
const kline = `${stack.site}/api-explorer/v5/market/kline`

/** Most bytes of script that the console adds, Brotli. */
const CONSOLE_BUDGET = 480_000

/** The styles of elements outside of the console, each as `h1 color: red`. */
const stylesOutside = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'html, body, main, h1, h2, p, a, button, code, pre, dl, nav, svg',
      ),
    ]
      .filter((element) => !element.closest('[data-console]') && element.checkVisibility())
      .flatMap((element, index) => {
        const style = getComputedStyle(element)
        // Sizes may change with elements beside it, and nothing uses the icon fonts.
        const own = [...style].filter(
          (name) => !/^--fa-|size|width|height|origin|inset|row|^top$|^bottom$/.test(name),
        )
        return own.map(
          (name) => `${index} ${element.localName} ${name}: ${style.getPropertyValue(name)}`,
        )
      }),
  )

/** The styles in `after` that are not in `before`. */
const changed = (before: string[], after: string[]) => {
  const known = new Set(before)
  return after.filter((style) => !known.has(style))
}

describe('a page with a console', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await launchBrowser()
  })
  afterAll(() => browser.close())

  it('keeps the styles around the console, in both modes', async () => {
    const page = await reader(browser, order, {
      reducedMotion: 'reduce',
      // On a wider screen the page reserves space for the console.
      viewport: { width: 1200, height: 800 },
    })
    const toggle = async () => {
      await page.locator('[data-colour-toggle]:visible').first().click()
      await page.mouse.move(2, 2)
    }
    await toggle()
    const light = await stylesOutside(page)
    await toggle()
    const dark = await stylesOutside(page)
    await openConsole(page)
    await page.mouse.move(2, 2)
    await expect.poll(async () => changed(dark, await stylesOutside(page))).toEqual([])
    const ink = () =>
      consoleOf(page)
        .locator('.token')
        .first()
        .evaluate((token) => getComputedStyle(token).color)
    const inDark = await ink()
    await toggle()
    await expect.poll(ink).not.toBe(inDark)
    await expect.poll(async () => changed(light, await stylesOutside(page))).toEqual([])
    await page.context().close()
  })

  it('fetches the console’s code once for all pages of the explorer', async () => {
    const page = await browser.newPage()
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    )
    const bytes: number[] = []
    for (const url of [order, kline]) {
      await page.goto(url)
      await waitForIslands(page)
      bytes.push(await scriptsDuring(page, () => openConsole(page)))
    }
    expect(bytes[0]).toBeGreaterThan(100_000)
    expect(bytes[0]).toBeLessThanOrEqual(CONSOLE_BUDGET)
    expect(bytes[1]).toBe(0)
    await page.close()
  })

  it('prefetches the console on a fast connection', async () => {
    const page = await browser.newPage()
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g' } }),
    )
    await page.goto(kline)
    const ahead = await scriptsDuring(page, async () => {
      const isLarge = (size: string | undefined) => Number(size) > 100_000
      const answered = page.waitForResponse((one) => isLarge(one.headers()['content-length']))
      await Promise.all([answered, waitForIslands(page)])
    })
    expect(ahead).toBeGreaterThan(100_000)
    expect(await scriptsDuring(page, () => openConsole(page))).toBe(0)
    await page.close()
  })

  it('can be used by keyboard alone', async () => {
    const page = await reader(browser, order)
    await consoleOf(page).getByRole('button', { name: 'Open the console' }).focus()
    await page.keyboard.press('Enter')
    await sendButton(page).waitFor()
    const place = () =>
      page.evaluate(() => {
        const active = document.activeElement
        return `${active?.localName} ${active?.textContent.trim().slice(0, 20)}`
      })
    await expect.poll(place).toMatch(/^section/)
    const places: string[] = []
    const onView = () => page.evaluate(() => document.activeElement?.matches('[type=radio]'))
    for (let step = 0; step < 16 && places.at(-1) !== 'button Send request'; step++) {
      await page.keyboard.press('Tab')
      places.push(await place())
      // Skips the long form by switching to JSON.
      if (await onView()) await page.keyboard.press('ArrowRight')
    }
    expect(places.at(-1)).toBe('button Send request')
    expect(places.join()).toContain('textarea')
    await page.context().close()
  })

  it('warns when calls move real money', async () => {
    const page = await reader(browser, kline)
    await openConsole(page)
    const choice = consoleOf(page).getByLabel('Environment')
    const warning = consoleOf(page).getByText('Real money')
    await expect.poll(() => choice.locator('option').count()).toBeGreaterThan(2)
    const first = await warning.count()
    expect(first).toBe(0)
    expect(await send(page, stack.exchange.url)).toMatchObject({ retCode: 0 })
    page.once('dialog', (dialog) => dialog.dismiss())
    await choice.selectOption({ label: 'Mainnet' })
    await expect.poll(() => choice.locator('option:checked').textContent()).toBe('Sandbox')
    const refused = await warning.count()
    expect(refused).toBe(0)
    page.once('dialog', (dialog) => dialog.accept())
    await choice.selectOption({ label: 'Mainnet' })
    await warning.waitFor()
    await page.context().close()
  })

  it('has no console without scripts', async () => {
    const page = await reader(browser, kline, { javaScriptEnabled: false })
    await page.locator('#param-symbol').first().waitFor({ state: 'attached' })
    const offered = await page.getByRole('button', { name: 'Open the console' }).count()
    expect(offered).toBe(0)
    await page.context().close()
  })
})
