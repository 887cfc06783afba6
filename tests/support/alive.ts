import type { Page } from 'playwright-core'

/** Waits until a page is enhanced, without React. */
export async function enhanced(page: Page): Promise<void> {
  await page.locator('html[data-enhanced="true"]').waitFor({ state: 'attached' })
}

/** Waits until a page is enhanced, and its islands are rendered. */
export async function alive(page: Page): Promise<void> {
  await enhanced(page)
  await page.waitForFunction(
    () => document.querySelector('[data-page] [data-at-once]:not([data-mounted])') === null,
  )
}
