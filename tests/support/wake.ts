import type { Page } from 'playwright-core'

/** Brings a page to life, as a reader's first move does, and waits until it reacts. */
export async function wake(page: Page): Promise<void> {
  await page.mouse.move(2, 2)
  await page.mouse.move(3, 3)
  await page.locator('html[data-has-hydrated="true"] [data-ready]').first().waitFor()
}
