// Needs a browser: it loads fonts and has their metrics.
// @module-tag nightly
import type { Page } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import { ownPages } from '../../support/own-pages.ts'

const stack = inject('stack')
const open = ownPages()
/** Most bytes of both fonts. */
const BUDGET = 28_000

/** Names of the fonts that `selector` is rendered with; `custom` are downloaded ones. */
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

/** Cumulative layout shift since the page's start (Layout Instability API). */
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

/** The fonts requested before the first text was painted. */
const beforeWords = (page: Page) =>
  page.evaluate(() => {
    const [painted] = performance.getEntriesByName('first-contentful-paint')
    return performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .flatMap(({ name, startTime }) => (painted && painted.startTime < startTime ? [] : [name]))
  })

// The machine has no Apple, Windows or Android interface font, as test machines have none.
it('text and code are set in downloaded fonts, which cause no layout shift', async () => {
  const page = await open({ viewport: { width: 1440, height: 900 } })
  // The browser's estimate of the connection depends on the machine's load.
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

  // The next page of the window has the fonts from the start, before any script.
  await page.route('**/*.js', (route) => route.abort())
  await page.goto(`${stack.site}/v5/guide`)
  await page.locator('html[data-fonts]').waitFor()
})

it('a phone, which has a good font, downloads none', async () => {
  const page = await open({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.resourceType()))
  await page.goto(`${stack.site}/v5/market/kline`, { waitUntil: 'networkidle' })
  await page.locator('html[data-enhanced]').waitFor()
  expect(requests).toContain('script')
  expect(requests).not.toContain('font')
})
