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

/** Holds the scripts of islands, which `page` asks for from now on, until the returned function is called. */
export async function holdIslands(page: Page): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/enhancements/islands/*.js', async (route) => {
    await held
    await route.continue()
  })
  return release
}
