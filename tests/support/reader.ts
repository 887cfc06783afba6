import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { waitForEnhancement } from './wait-for-enhancement.ts'

export interface ReaderOptions extends BrowserContextOptions {
  /** Width of the window, in px. */
  width?: number
}

/** A reader in a separate browser context, on the enhanced page at `url`. */
export async function reader(
  browser: Browser,
  url: string,
  { width = 1440, ...options }: ReaderOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 800 }, ...options })
  const page = await context.newPage()
  await page.goto(url)
  if (options.javaScriptEnabled !== false) await waitForEnhancement(page)
  return page
}

/** The focused element as text: `a English`, `button Close`. */
export function focusedElement(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement
    const name = element?.getAttribute('aria-label') ?? element?.textContent.trim() ?? ''
    return `${element?.localName} ${name}`.trim()
  })
}
