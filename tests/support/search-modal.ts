import type { Locator, Page } from 'playwright-core'

/** Opens the search by its shortcut, as soon as the page listens for it, and types `query`. */
export async function searchFor(page: Page, query: string): Promise<Locator> {
  await page.locator('button[aria-haspopup="dialog"][data-ready]').waitFor()
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox').fill(query)
  return dialog
}
