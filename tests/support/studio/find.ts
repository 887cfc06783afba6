import type { Locator, Page } from 'playwright-core'
import { until } from '../until.ts'

/** Searches for a document in a reference field and selects it by its subtitle. */
export async function chooseReference(page: Page, query: string, subtitle: string): Promise<void> {
  const input = page.getByTestId('reference-input')
  const box = input.getByRole('combobox')
  await box.click()
  await box.fill(query)
  const found = page.getByTestId('autocomplete-popover').getByText(subtitle, { exact: true })
  // A renamed document is shown by its old title for a moment.
  await until(async () => (await found.count()) === 1)
  await found.click()
  await input.waitFor({ state: 'detached' })
}

/** The results of the search over all documents. */
export async function searchEverything(page: Page, query: string): Promise<Locator> {
  await page.getByTestId('studio-search').click()
  await page.getByPlaceholder('Search', { exact: true }).fill(query)
  return page.getByTestId('search-results')
}

/** Runs a query in Vision and returns its result element. */
export async function runVisionQuery(page: Page, query: string): Promise<Locator> {
  await page.getByRole('link', { name: 'Vision' }).first().click()
  await page.getByTestId('vision-query-editor').locator('.cm-content').click()
  await page.keyboard.press('Control+a')
  await page.keyboard.insertText(query)
  await page.getByRole('button', { name: 'Fetch' }).click()
  return page.getByTestId('vision-result')
}
