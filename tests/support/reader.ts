import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { enhanced } from './alive.ts'

export interface ReaderOptions extends BrowserContextOptions {
  /** Width of the window, px. */
  width?: number
}

/** A reader with a browser of their own, on the page at `url`, which reacts. */
export async function reader(
  browser: Browser,
  url: string,
  { width = 1440, ...options }: ReaderOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 800 }, ...options })
  const page = await context.newPage()
  await page.goto(url)
  if (options.javaScriptEnabled !== false) await enhanced(page)
  return page
}

/** What has the focus, in words: `a English`, `button Close`. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement
    const name = element?.getAttribute('aria-label') ?? element?.textContent.trim() ?? ''
    return `${element?.localName} ${name}`.trim()
  })
}
