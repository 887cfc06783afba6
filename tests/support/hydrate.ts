import type { Page } from 'playwright-core'

/** Waits until a page reacts, which it does without the framework. */
export async function enhanced(page: Page): Promise<void> {
  await page.locator('html[data-enhanced="true"]').waitFor({ state: 'attached' })
}

/** Has the framework loaded, as coming near a control of its own does, and waits until it has taken over. */
export async function hydrate(page: Page): Promise<void> {
  await wantFramework(page)
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' })
  // The page within its frame comes to life a moment later.
  await page.waitForFunction(() => {
    const main = [...document.querySelectorAll('main')].find((one) => one.checkVisibility())
    return main !== undefined && Object.keys(main).some((key) => key.startsWith('__react'))
  })
}

/** Comes near a control of the framework. */
export async function wantFramework(page: Page): Promise<void> {
  await enhanced(page)
  await page.locator('html').evaluate((root: HTMLElement) => {
    root.dataset.framework = ''
    root.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    delete root.dataset.framework
  })
}
