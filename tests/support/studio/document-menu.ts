import type { Locator, Page } from 'playwright-core'
import { until } from '../until.ts'

/** Selects `name` in the menu beside Publish: Duplicate, Discard changes, Delete. */
export async function chooseAction(page: Page, name: string): Promise<void> {
  await page.getByTestId('pane-footer').getByTestId('action-menu-button').click()
  await page.getByRole('menuitem', { name: new RegExp(`^${name}`) }).click()
}

/** Selects an action with a confirmation dialog, and returns the dialog. */
export async function openActionDialog(page: Page, name: string): Promise<Locator> {
  await chooseAction(page, name)
  const dialog = page.getByRole('dialog').filter({ has: page.getByTestId('confirm-button') })
  await dialog.waitFor()
  return dialog
}

/** Confirms a dialog once its button is enabled: it searches for references first. */
export async function confirm(dialog: Locator): Promise<void> {
  const button = dialog.getByTestId('confirm-button')
  await until(() => button.isEnabled(), 30_000, 20)
  await button.click()
}

/** Unpublishes a document, which the Studio offers in the view of the published version. */
export async function unpublish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Published', exact: true }).first().click()
  const button = page.getByTestId('action-unpublish')
  await until(() => button.isEnabled(), 30_000, 20)
  await button.click()
  await confirm(page.getByRole('dialog').filter({ hasText: 'Unpublish document?' }))
}
