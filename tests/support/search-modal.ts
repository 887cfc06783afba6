import type { Locator, Page } from 'playwright-core'
import { enhanced } from './alive.ts'

/** Opens the search by its shortcut and types `query`. */
export async function searchFor(page: Page, query: string): Promise<Locator> {
  await enhanced(page)
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox').fill(query)
  return dialog
}
