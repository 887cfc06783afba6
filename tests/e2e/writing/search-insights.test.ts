// Needs a browser: writers read search counts and tune the search in the Studio.
// @module-tag nightly
import type { Browser, Page } from 'playwright-core'
import { Client } from 'typesense'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { SearchRecord } from '../../../web/search/record.ts'
import { launchBrowser } from '../../support/browser.ts'
import { lakeAs } from '../../support/lake.ts'
import { searchFor } from '../../support/search-modal.ts'
import { chooseAction } from '../../support/studio/document-menu.ts'
import { violations, violationsInBothModes } from '../../support/studio/violations.ts'
import { StudioSession } from '../../support/studio.ts'
import { until } from '../../support/until.ts'
import { waitForDeliveries } from '../../support/wait-for-deliveries.ts'

const stack = inject('stack')
const lake = lakeAs(stack, 'writer')
const search = new Client({ nodes: [{ url: stack.search }], apiKey: stack.searchKeys.search })

/** The pages that an English search finds. */
async function found(q: string): Promise<string[]> {
  const documents = search.collections<SearchRecord>(stack.searchCollections.en).documents()
  const answer = await documents.search({ ...stack.searchParameters.en, q }, {})
  return (answer.grouped_hits ?? []).flatMap(({ hits }) => hits[0]?.document.page_id ?? [])
}

/** A word that is on no page and unique to this run. */
const unheardOf = `zq${[...Date.now().toString()].map((digit) => 'vxkjwzqpyb'[Number(digit)]).join('')}`

const insightsLink = (page: Page) =>
  page.getByTestId('studio-navbar').getByRole('link', { name: 'Insights', exact: true })

/** Makes the search server write its latest counts. */
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
  const made: string[] = []
  afterAll(async () => {
    await browser.close()
    for (const id of made) {
      await lake.delete(id)
      await lake.delete(`drafts.${id}`)
    }
    await waitForDeliveries(stack)
  })

  it('show writers the searches without results, by language', async () => {
    const reader = await browser.newPage()
    await reader.goto(`${stack.site}/v5/market/kline`)
    const dialog = await searchFor(reader, unheardOf)
    await dialog.getByText('No results for').waitFor()
    await reader.close()
    await writeCounts()

    const { page } = await StudioSession.signInAnew(browser, stack, 'Writer')
    await insightsLink(page).click()
    const missed = page.getByRole('region', { name: /^Without results/ })
    const row = missed.getByRole('listitem').filter({ hasText: unheardOf })
    await row.getByText('1', { exact: true }).waitFor()
    expect(await violationsInBothModes(page, '[data-testid="insights"]', row)).toEqual([])
    await page.getByLabel('Period').selectOption('Today')
    const language = page.getByTestId('insights').getByLabel('Language')
    await language.selectOption('Traditional Chinese')
    await row.waitFor({ state: 'detached' })
    // Old figures stay until the next answer: this one is for today.
    await language.selectOption('English')
    await row.waitFor()
    await page.context().close()
  })

  it('lead a writer from a failed query to its hit within a second of the publish', async () => {
    const failed = `${unheardOf}wombat`
    const reader = await browser.newPage()
    await reader.goto(`${stack.site}/v5/market/kline`)
    const dialog = await searchFor(reader, failed)
    await dialog.getByText('No results for').waitFor()
    await writeCounts()

    const studio = await StudioSession.signInAnew(browser, stack, 'Writer')
    const { page } = studio
    await insightsLink(page).click()
    const row = page
      .getByRole('region', { name: /^Without results/ })
      .getByRole('listitem')
      .filter({ hasText: failed })
    await row.getByRole('link', { name: `Make a synonym: ${failed}` }).click()
    const words = page.getByTestId('field-words')
    await words.getByText(failed).waitFor()
    const id = studio.documentId
    made.push(id)
    const input = words.getByRole('textbox').or(words.locator('input')).first()
    await input.fill('kline')
    await input.press('Enter')
    const draft = async () => lake.getDocument(`drafts.${id}`)
    await until(async () => String((await draft())?.['words']) === `${failed},kline`, 30_000, 50)
    expect(await draft()).toMatchObject({ direction: 'both', language: 'en' })

    // The effect is shown before publishing.
    await chooseAction(page, 'Try on queries')
    const trial = page.getByTestId('search-trial').and(page.getByRole('status'))
    await trial.getByText(/quer(y|ies) stays? as/).waitFor({ timeout: 75_000 })
    const outcome = await trial.textContent()
    expect(outcome).not.toMatch(/worse/)
    expect(await violations(page, '#search-trial')).toEqual([])
    await page.getByRole('button', { name: 'Close', exact: true }).last().click()

    await studio.publish(async () => (await draft()) !== undefined)
    const from = performance.now()
    await until(async () => (await found(failed)).includes('page-v5-market-kline'), 30_000, 20)
    expect(performance.now() - from).toBeLessThan(1000)
    await reader.reload()
    const again = await searchFor(reader, failed)
    await again.getByRole('option').first().waitFor()
    await reader.close()
    await page.context().close()
  })

  it('list results that nobody opens, until somebody does', async () => {
    const ignored = 'premium index'
    // The client's types lack the tag.
    const today = { analytics_tag: new Date().toISOString().slice(0, 10) }
    const documents = search.collections<SearchRecord>(stack.searchCollections.en).documents()
    for (let time = 0; time < 3; time++) {
      await documents.search({ ...stack.searchParameters.en, q: ignored, ...today }, {})
      await writeCounts()
    }
    const reader = await browser.newPage()
    const openFirst = async (q: string) => {
      await reader.goto(`${stack.site}/v5/intro`)
      const dialog = await searchFor(reader, q)
      await dialog.getByRole('option').first().waitFor()
      const counted = reader.waitForResponse(/x-typesense-user-id/)
      await reader.keyboard.press('Enter')
      expect((await counted).status()).toBe(200)
      await writeCounts()
    }
    await openFirst('kline')
    const { page } = await StudioSession.signInAnew(browser, stack, 'Writer')
    await insightsLink(page).click()
    const list = page.getByRole('region', { name: /^With results that nobody opens/ })
    const row = list.getByRole('listitem').filter({ hasText: ignored })
    await row.getByRole('link', { name: `Set the results: ${ignored}` }).waitFor()
    await openFirst(ignored)
    await page.reload()
    await list.waitFor()
    await page.getByTestId('insights-asked').getByText(ignored).waitFor()
    const left = await row.count()
    expect(left).toBe(0)
    await reader.close()
    await page.context().close()
  })

  it('add a query to existing synonyms, and open existing curations for it', async () => {
    const id = 'synonym-insights'
    const typed = `${unheardOf}quokka`
    made.push(id)
    const fields = { direction: 'both', language: 'en', words: ['numbat', typed.slice(0, 9)] }
    await lake.createOrReplace({ _id: id, _type: 'searchSynonym', ...fields })
    const reader = await browser.newPage()
    await reader.goto(`${stack.site}/v5/market/kline`)
    await (await searchFor(reader, typed)).getByText('No results for').waitFor()
    await reader.close()
    await writeCounts()
    const studio = await StudioSession.signInAnew(browser, stack, 'Writer')
    const { page } = studio
    await insightsLink(page).click()
    const row = page.getByRole('listitem').filter({ hasText: typed })
    await row.getByRole('button', { name: `Add to synonyms…: ${typed}` }).click()
    await page.getByTestId('add-choice').fill('numbat')
    await page.getByRole('button', { name: /^numbat/ }).click()
    await page.getByTestId('field-words').getByText(typed).waitFor()
    const draft = await lake.getDocument(`drafts.${id}`)
    expect(draft?.['words']).toEqual([...fields.words, typed])
    await insightsLink(page).click()
    await row.getByRole('link', { name: `Open its synonyms: ${typed}` }).click()
    await page.getByTestId('field-words').getByText(typed).waitFor()
    await insightsLink(page).click()
    await row.getByRole('link', { name: `Set the results: ${typed}` }).click()
    await until(async () => (await studio.field('query').inputValue()) === typed)
    await page.context().close()
  })

  it('are read-only for translators', async () => {
    const { page } = await StudioSession.signInAnew(browser, stack, 'Translator')
    await insightsLink(page).click()
    const row = page.getByRole('listitem').filter({ hasText: unheardOf })
    await row.first().waitFor()
    const remedies = await page.getByTestId('insights').getByText('Make a synonym').count()
    expect(remedies).toBe(0)
    await page.context().close()
  })
})
