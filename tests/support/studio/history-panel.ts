import type { Locator, Page } from 'playwright-core'

/** Opens the history of the document and hands out its entries, newest first. */
export async function openHistory(page: Page): Promise<Locator> {
  await page.getByTestId('pane-context-menu-button').last().click()
  await page.getByRole('menuitem', { name: 'History' }).click()
  const entries = page.locator('#history-panel').getByTestId('timeline-item-button')
  await entries.first().waitFor()
  return entries
}

/** Shows the edits that a publish was made of. */
export const expand = (entry: Locator): Promise<void> =>
  entry.locator('xpath=following::button[1]').click()

/** Makes the revision of an entry the draft again, once `asked`. */
export async function restore(
  page: Page,
  entry: Locator,
  asked = 'Are you sure you want to restore this document?',
): Promise<void> {
  await entry.click()
  await page.getByTestId('action-reverttorevision').click()
  await page.getByText(asked).waitFor()
  await page.getByRole('button', { name: 'Confirm' }).click()
}

/** What differs between the draft and what is published, by the bar beside a field that changed. */
export async function reviewChanges(page: Page): Promise<Locator> {
  await page.getByTestId('change-bar__button').first().click()
  return page.locator('#review-panel')
}
