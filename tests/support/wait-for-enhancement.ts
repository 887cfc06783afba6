import type { Page } from 'playwright-core'

/** Waits until a page is enhanced, without React. */
export async function waitForEnhancement(page: Page): Promise<void> {
  await page.locator('html[data-enhanced="true"]').waitFor({ state: 'attached' })
}

/** Waits until a page is enhanced, and its islands are rendered. */
export async function waitForIslands(page: Page): Promise<void> {
  await waitForEnhancement(page)
  await page.waitForFunction(
    () => document.querySelector('[data-page] [data-at-once]:not([data-mounted])') === null,
  )
}
