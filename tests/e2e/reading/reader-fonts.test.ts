// Needs a browser: fonts and their metrics are the browser's.
// @module-tag nightly
import type { Page } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import { ownPages } from '../../support/own-pages.ts'

const stack = inject('stack')
const open = ownPages()
/** Bytes of both fonts. */
const BUDGET = 28_000

/** The fonts that `selector` is painted with, by their own names; `custom` are those that came over the line. */
async function paintedWith(page: Page, selector: string) {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  await session.detach()
  return fonts.map(({ familyName, isCustomFont }) => ({ familyName, isCustomFont }))
}

/** How far what is painted has moved since the page began, as Layout Instability counts it. */
const shifted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value)
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
      }),
  )

/** The fonts that were asked for before any words were painted. */
const beforeWords = (page: Page) =>
  page.evaluate(() => {
    const [painted] = performance.getEntriesByName('first-contentful-paint')
    return performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .flatMap(({ name, startTime }) => (painted && painted.startTime < startTime ? [] : [name]))
  })

// Without an interface font of Apple, Windows or Android, as on the machines of tests.
it('sets text and code in fonts of its own, which move nothing when they come', async () => {
  const page = await open({ viewport: { width: 1440, height: 900 } })
  // What a browser says of the line follows how busy the machine is.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g' } }),
  )
  const fonts: number[] = []
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'font') fonts.push((await response.body()).length)
  })
  await page.goto(`${stack.site}/v5/market/kline`)
  await page.locator('html[data-fonts]').waitFor()
  await page.evaluate(() => document.fonts.ready)
  await expect
    .poll(() => paintedWith(page, 'h1'))
    .toEqual([{ familyName: 'Inter', isCustomFont: true }])
  await expect
    .poll(() => paintedWith(page, 'pre code'))
    .toEqual([{ familyName: 'JetBrains Mono', isCustomFont: true }])
  await expect.poll(() => fonts.length).toBe(2)
  expect(fonts.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(BUDGET)
  const moved = await shifted(page)
  expect(moved).toBeLessThan(0.01)
  const early = await beforeWords(page)
  expect(early).toEqual([])

  // The next page of the window has them from the start, before any file of scripts.
  await page.route('**/*.js', (route) => route.abort())
  await page.goto(`${stack.site}/v5/guide`)
  await page.locator('html[data-fonts]').waitFor()
})

it('fetches no font on a phone, which has a good one', async () => {
  const page = await open({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.resourceType()))
  await page.goto(`${stack.site}/v5/market/kline`, { waitUntil: 'networkidle' })
  await page.locator('html[data-enhanced]').waitFor()
  expect(asked).toContain('script')
  expect(asked).not.toContain('font')
})
