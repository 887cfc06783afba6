// Needs a browser: it decides what a page fetches.
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchBrowser } from '../../support/browser.ts'
import { limitAtCommit } from '../../support/cases.ts'
import { pagesToWeigh } from '../../support/page-types.ts'
import { pageWeight } from '../../support/page-weight.ts'
import { scriptsDuring } from '../../support/scripts-during.ts'
import { searchFor } from '../../support/search-modal.ts'

const stack = inject('stack')

/** Most bytes of the enhancements, Brotli. */
const ENHANCEMENTS_BUDGET = 15_000
/** Most bytes of the longest page's HTML, and of the style sheet, Brotli. */
const HTML_BUDGET = 60_000
const STYLE_BUDGET = 16_000
/** Most bytes that the search adds, dialog and results page together with React, Brotli. */
const SEARCH_BUDGET = 140_000

const PAGES = [...pagesToWeigh, 'changelog/v5']

describe('the weight of a page', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await launchBrowser()
  })
  afterAll(() => browser.close())

  it.each(limitAtCommit(1, PAGES))('stays below its budget on /%s', async (path) => {
    const page = await browser.newPage()
    const weight = await pageWeight(page, [stack.site, path].filter(Boolean).join('/'))
    await page.close()
    expect(weight.enhancements).toBeGreaterThan(3_000)
    expect(weight.enhancements).toBeLessThanOrEqual(ENHANCEMENTS_BUDGET)
    expect(weight.script).toBe(0)
    expect(weight.html).toBeLessThanOrEqual(HTML_BUDGET)
    expect(weight.style).toBeGreaterThan(3_000)
    expect(weight.style).toBeLessThanOrEqual(STYLE_BUDGET)
  })

  it('includes before the first paint only the page’s own files', async () => {
    const page = await browser.newPage()
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.resourceType()))
    await page.goto(`${stack.site}/v5/market/kline`, { waitUntil: 'networkidle' })
    await page.close()
    expect(requests.filter((type) => type === 'stylesheet')).toHaveLength(1)
    expect(requests.filter((type) => type === 'document')).toHaveLength(1)
  })

  it('grows when the search is opened, within its budget', async () => {
    const page = await browser.newPage()
    await pageWeight(page, `${stack.site}/v5/market/kline`)
    const bytes = await scriptsDuring(page, async () => {
      const dialog = await searchFor(page, 'kline')
      await dialog.getByRole('option').first().waitFor()
      await dialog.getByRole('option').last().click()
      await page.getByRole('heading', { name: 'Search results for "kline"' }).waitFor()
      await page.getByRole('main').getByRole('link', { name: 'Kline' }).first().waitFor()
    })
    await page.close()
    expect(bytes).toBeGreaterThan(20_000)
    expect(bytes).toBeLessThanOrEqual(SEARCH_BUDGET)
  })
})
