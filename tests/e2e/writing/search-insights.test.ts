import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchBrowser } from '../../support/browser.ts'
import { searchFor } from '../../support/search-modal.ts'
import { violations } from '../../support/studio/violations.ts'
import { StudioSession } from '../../support/studio.ts'

const stack = inject('stack')

/** Words that no page has and no other run asks for. */
const unheardOf = `zq${[...Date.now().toString()].map((digit) => 'vxkjwzqpyb'[Number(digit)]).join('')}`

const insightsLink = (page: Page) =>
  page.getByTestId('studio-navbar').getByRole('link', { name: 'Insights', exact: true })

/** Has the search server write down what was typed a moment ago. */
async function writeCounts(): Promise<void> {
  const answer = await fetch(`${stack.search}/analytics/flush`, {
    method: 'POST',
    headers: { 'x-typesense-api-key': stack.searchKeys.admin },
  })
  expect(answer.status).toBe(200)
}

describe('the search insights of the Studio', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await launchBrowser()
  })
  afterAll(() => browser.close())

  it('show writers what readers searched for and did not find, by language', async () => {
    const reader = await browser.newPage()
    await reader.goto(`${stack.site}/v5/market/kline`)
    const dialog = await searchFor(reader, unheardOf)
    await dialog.getByText('No results for').waitFor()
    await reader.close()
    await writeCounts()

    const { page } = await StudioSession.signIn(browser, stack, 'Writer')
    await insightsLink(page).click()
    const missed = page.getByRole('region', { name: /^Without results/ })
    const row = missed.getByRole('listitem').filter({ hasText: unheardOf })
    await row.getByText('1', { exact: true }).waitFor()
    for (const scheme of ['light', 'dark']) {
      await page.evaluate(
        (name) => localStorage.setItem('sanityStudio:ui:colorScheme', name),
        scheme,
      )
      await page.reload()
      await row.waitFor()
      expect(await violations(page, '[data-testid="insights"]')).toEqual([])
    }
    await page.getByLabel('Period').selectOption('Today')
    await row.waitFor()
    await page.getByTestId('insights').getByLabel('Language').selectOption('Traditional Chinese')
    await row.waitFor({ state: 'detached' })
    await page.context().close()
  })

  it('are not there for translators', async () => {
    const { page } = await StudioSession.signIn(browser, stack, 'Translator')
    await page.getByRole('link', { name: 'Translate' }).waitFor()
    expect(await insightsLink(page).count()).toBe(0)
    await page.context().close()
  })
})
