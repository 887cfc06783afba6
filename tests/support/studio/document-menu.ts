import type { Locator, Page } from 'playwright-core'
import { until } from '../until.ts'

/** Chooses `name` in the menu beside Publish: Duplicate, Discard changes, Delete. */
export async function chooseAction(page: Page, name: string): Promise<void> {
  await page.getByTestId('pane-footer').getByTestId('action-menu-button').click()
  await page.getByRole('menuitem', { name: new RegExp(`^${name}`) }).click()
}

/** Chooses an action that asks back, and hands out its dialog. */
export async function askFor(page: Page, name: string): Promise<Locator> {
  await chooseAction(page, name)
  const dialog = page.getByRole('dialog').filter({ has: page.getByTestId('confirm-button') })
  await dialog.waitFor()
  return dialog
}

/** Answers a dialog with yes, as soon as it lets one: it looks for references first. */
export async function confirm(dialog: Locator): Promise<void> {
  const button = dialog.getByTestId('confirm-button')
  await until(() => button.isEnabled(), 30_000, 20)
  await button.click()
}

/** Takes a document back from readers, which the Studio offers where it shows what they see. */
export async function unpublish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Published', exact: true }).first().click()
  const button = page.getByTestId('action-unpublish')
  await until(() => button.isEnabled(), 30_000, 20)
  await button.click()
  await confirm(page.getByRole('dialog').filter({ hasText: 'Unpublish document?' }))
}
