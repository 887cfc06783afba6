import type { Locator, Page } from 'playwright-core'

/** Opens the history of the document; returns its entries, newest first. */
export async function openHistory(page: Page): Promise<Locator> {
  await page.getByTestId('pane-context-menu-button').last().click()
  await page.getByRole('menuitem', { name: 'History' }).click()
  const entries = page.locator('#history-panel').getByTestId('timeline-item-button')
  await entries.first().waitFor()
  return entries
}

/** Expands a publish to its edits. */
export const expand = (entry: Locator): Promise<void> =>
  entry.locator('xpath=following::button[1]').click()

/** Restores the revision of an entry as the draft, and confirms the dialog. */
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

/** Opens the differences between draft and published document, by the bar beside a changed field. */
export async function reviewChanges(page: Page): Promise<Locator> {
  await page.getByTestId('change-bar__button').first().click()
  return page.locator('#review-panel')
}
