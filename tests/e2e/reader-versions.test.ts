// Needs a browser: the version menu stores and forgets a choice.
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { lakeAs } from '../support/lake.ts'
import { html } from '../support/page.ts'
import { reader } from '../support/reader.ts'
import { until } from '../support/until.ts'
import { waitForDeliveries } from '../support/wait-for-deliveries.ts'
import { waitForIslands } from '../support/wait-for-enhancement.ts'

const stack = inject('stack')
const kline = `${stack.site}/v5/market/kline`
const stored = 'docs-preferred-version-default'
const lake = lakeAs(stack, 'administrator')
const reference = (id: string) => ({ _type: 'reference', _ref: id })
const words = (en: string) => ({ _type: 'localeString', en })

const navbar = (page: Page) => page.locator('nav[data-navbar]:visible')
const preferred = (page: Page) => page.evaluate((key) => localStorage.getItem(key), stored)

/** Leaves the page after its fetches, so that no page is being rendered while content changes. */
async function closeAfterFetches(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.context().close()
}

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

describe('a second version', () => {
  const shown = async (url: string) => (await html(url)).includes('Pelican 1.0')
  beforeAll(async () => {
    await lake.createOrReplace({
      _id: 'version-pelican',
      _type: 'docsVersion',
      name: 'pelican',
      label: 'Pelican 1.0',
      isLast: false,
      path: 'pelican',
      mainPage: reference('page-v5-intro'),
    })
    await lake.createOrReplace({
      _id: 'page-pelican-v5-market-kline',
      _type: 'page',
      path: { _type: 'slug', current: 'pelican/v5/market/kline' },
      title: words('Get Kline of old'),
      sidebarLabel: words('Kline of old'),
      description: words('As it was.'),
      version: reference('version-pelican'),
      body: { _type: 'localeBody', en: [] },
    })
    await waitForDeliveries(stack)
    for (const url of [kline, stack.site, `${stack.site}/v5/market/tickers`])
      await until(() => shown(url))
    await until(async () => (await html(kline)).includes('/docs/pelican/v5/market/kline'))
  })
  afterAll(async () => {
    await lake.delete('page-pelican-v5-market-kline')
    await lake.delete('version-pelican')
    await waitForDeliveries(stack)
    for (const url of [kline, stack.site]) await until(async () => !(await shown(url)))
  })

  it('is offered at the same page, keeps query and hash, and is remembered', async () => {
    const page = await reader(browser, `${kline}?a=b#request-parameters`)
    await navbar(page).getByRole('button', { name: 'Version: Next' }).click()
    await navbar(page).getByRole('link', { name: 'Pelican 1.0' }).click()
    await page.waitForURL(`${stack.site}/pelican/v5/market/kline?a=b#request-parameters`)
    await page.locator('h1:visible', { hasText: 'Get Kline of old' }).waitFor()
    await expect.poll(() => preferred(page)).toBe('pelican')
    const button = navbar(page).getByRole('button', { name: 'Version: Pelican 1.0' })
    await button.click()
    const next = navbar(page).getByRole('link', { name: 'Next', exact: true })
    await expect.poll(() => next.getAttribute('href')).toBe('/docs/v5/market/kline')

    // A page without a version names the preferred one.
    await page.goto(stack.site)
    await waitForIslands(page)
    await button.waitFor()
    await closeAfterFetches(page)
  })

  it('leads to its first page when it lacks the current page', async () => {
    const page = await reader(browser, `${stack.site}/v5/market/tickers`)
    await navbar(page).getByRole('button', { name: 'Version: Next' }).hover()
    const old = navbar(page).getByRole('link', { name: 'Pelican 1.0' })
    await expect.poll(() => old.getAttribute('href')).toBe('/docs/v5/intro')
    await closeAfterFetches(page)
  })

  it('is listed in the drawer as well', { tags: ['nightly'] }, async () => {
    const page = await reader(browser, kline, { width: 390 })
    await navbar(page).getByRole('button', { name: 'Toggle navigation bar' }).click()
    const drawer = page.getByRole('dialog', { name: 'Main' })
    await drawer.getByRole('button', { name: /Back to main menu/ }).click()
    await drawer.getByRole('link', { name: 'Pelican 1.0' }).click()
    await page.waitForURL(`${stack.site}/pelican/v5/market/kline`)
    await closeAfterFetches(page)
  })
})

describe('one version', () => {
  it('is named in a menu that leads to the page in it', async () => {
    const page = await reader(browser, kline)
    await navbar(page).getByRole('button', { name: 'Version: Next' }).click()
    const link = navbar(page).getByRole('link', { name: 'Next', exact: true })
    await expect.poll(() => link.getAttribute('href')).toBe('/docs/v5/market/kline')
    await page.context().close()
  })

  it('makes the browser forget a version that is gone', { tags: ['nightly'] }, async () => {
    const page = await reader(browser, kline)
    await page.evaluate((key) => localStorage.setItem(key, 'gone'), stored)
    await page.goto(`${stack.site}/v5/intro`)
    await waitForIslands(page)
    await expect.poll(() => preferred(page)).toBeNull()
    await page.context().close()
  })
})
