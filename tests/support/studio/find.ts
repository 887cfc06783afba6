import type { Locator, Page } from 'playwright-core'
import { until } from '../until.ts'

/** Searches for a document in a reference field and chooses it by the line below its title. */
export async function chooseReference(page: Page, query: string, subtitle: string): Promise<void> {
  const input = page.getByTestId('reference-input')
  const box = input.getByRole('combobox')
  await box.click()
  await box.fill(query)
  const found = page.getByTestId('autocomplete-popover').getByText(subtitle, { exact: true })
  // What has just been renamed is shown by its former words for a moment.
  await until(async () => (await found.count()) === 1)
  await found.click()
  await input.waitFor({ state: 'detached' })
}

/** What the search over all documents finds. */
export async function searchEverything(page: Page, query: string): Promise<Locator> {
  await page.getByTestId('studio-search').click()
  await page.getByPlaceholder('Search', { exact: true }).fill(query)
  return page.getByTestId('search-results')
}

/** Runs a query in Vision and hands out what it shows of the answer. */
export async function askVision(page: Page, query: string): Promise<Locator> {
  await page.getByRole('link', { name: 'Vision' }).first().click()
  await page.getByTestId('vision-query-editor').locator('.cm-content').click()
  await page.keyboard.press('Control+a')
  await page.keyboard.insertText(query)
  await page.getByRole('button', { name: 'Fetch' }).click()
  return page.getByTestId('vision-result')
}
