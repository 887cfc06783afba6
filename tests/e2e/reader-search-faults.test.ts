// Needs a browser: the dialog reports failures while it is open.
// @module-tag nightly
import type { Page, Route } from 'playwright-core'
import { beforeEach, describe, expect, inject, it } from 'vitest'
import { ownPages } from '../support/own-pages.ts'
import { searchAdmin } from '../support/search-admin.ts'
import { searchFor } from '../support/search-modal.ts'

const stack = inject('stack')
const admin = searchAdmin(stack)
const searchRoute = '**/multi_search**'

/** Answers every search in this way until it is undone. */
const answering = (answer: (route: Route) => Promise<void>) => async (page: Page) => {
  await page.route(searchRoute, answer)
  return () => page.unroute(searchRoute, answer)
}

/** Breaks the search of a page; returns the function that repairs it. */
const faults: Record<string, (page: Page) => Promise<() => Promise<void>>> = {
  'is stopped': answering((route) => route.abort('connectionrefused')),
  'takes five seconds': answering(async (route) => {
    const response = await route.fetch()
    setTimeout(() => void route.fulfill({ response }).catch(() => {}), 5000) // the page gave up
  }),
  'answers what is no JSON': answering((route) =>
    route.fulfill({ contentType: 'text/html', body: '<html>502 Bad Gateway</html>' }),
  ),
  'answers other JSON': answering((route) => route.fulfill({ json: { hello: 'world' } })),
  'answers hits that are no records': answering((route) =>
    route.fulfill({
      json: { results: [{ found: 1, page: 1, hits: [{ document: { id: 'a' } }] }] },
    }),
  ),
  'does not know the key any more': async () => {
    await admin.revokeReadersKey()
    return admin.restoreReadersKey
  },
  'has no index': () => admin.removeAlias('en'),
}

describe('when the search', () => {
  const newPage = ownPages()
  let page: Page
  const broken: string[] = []
  beforeEach(async () => {
    broken.length = 0
    page = await newPage()
    page.on('pageerror', (error) => broken.push(error.message))
  })

  it.each(Object.entries(faults))('%s, it says so, and finds again', async (_, breakIt) => {
    await page.goto(`${stack.site}/v5/market/kline`)
    const mend = await breakIt(page)
    try {
      const dialog = await searchFor(page, 'order')
      const alert = dialog.getByRole('alert')
      await alert.getByText('Unable to fetch results').waitFor()
      await alert.getByText('You might want to check your network connection.').waitFor()
      await mend()
      await alert.getByRole('button', { name: 'Try again' }).click()
      await dialog.getByRole('option').first().waitFor()
      await expect.poll(() => alert.count()).toBe(0)
      await expect.poll(() => dialog.locator(':focus').count()).toBe(1)
      await page.keyboard.press('Escape')
      await page.getByRole('link', { name: 'Tickers' }).first().click()
      await page.waitForURL('**/v5/market/tickers')
      expect(broken).toEqual([])
    } finally {
      await mend()
    }
  })

  it('answers in part, the dialog says so, and Retry searches everywhere', async () => {
    // The search per word is one more request, with several searches.
    const refuse = (route: Route) =>
      (route.request().postData() ?? '').split('"q":').length > 2
        ? route.fulfill({ status: 503, body: 'busy' })
        : route.continue()
    await page.route(searchRoute, refuse)
    await page.goto(`${stack.site}/v5/market/kline`)
    const dialog = await searchFor(page, 'testnet giraffe')
    const status = dialog.getByRole('status')
    await status.getByText('The search did not look everywhere: try again.').waitFor()
    await page.unroute(searchRoute, refuse)
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await dialog.getByRole('option').first().waitFor()
    await expect.poll(() => status.textContent()).not.toContain('everywhere')
    await expect.poll(() => dialog.locator(':focus').count()).toBe(1)
    expect(broken).toEqual([])
  })

  it('fails on the results page, the page says so in Chinese, and finds again afterwards', async () => {
    const refuse = (route: Route) => route.abort('connectionrefused')
    await page.route(searchRoute, refuse)
    await page.goto(`${stack.site}/zh-TW/search?q=kline`)
    const main = page.getByRole('main')
    await main.getByText('無法獲取結果').waitFor()
    await main.getByText('你可能需要檢查網路連線。').waitFor()
    await page.unroute(searchRoute, refuse)
    await main.getByRole('button', { name: '重試' }).click()
    await main.locator('a mark').first().waitFor()
    expect(broken).toEqual([])
  })
})
