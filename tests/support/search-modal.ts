import type { Locator, Page } from 'playwright-core'
import { waitForEnhancement } from './wait-for-enhancement.ts'

/** Opens the search by its shortcut and types `query`. */
export async function searchFor(page: Page, query: string): Promise<Locator> {
  await waitForEnhancement(page)
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox').fill(query)
  return dialog
}
