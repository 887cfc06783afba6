import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { launchBrowser } from './browser.ts'

/** Shares a browser among tests; the returned function opens an isolated page, closed after its test. */
export function ownPages(): (options?: BrowserContextOptions) => Promise<Page> {
  let browser: Browser
  const open: BrowserContext[] = []
  beforeAll(async () => {
    browser = await launchBrowser()
  })
  afterAll(() => browser.close())
  afterEach(async () => {
    await Promise.all(open.splice(0).map((context) => context.close()))
  })
  return async (options = {}) => {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      ...options,
    })
    open.push(context)
    return context.newPage()
  }
}
