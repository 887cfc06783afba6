import type { Page } from 'playwright-core'

/** Size of the Studio's window, in CSS pixels. */
export const STUDIO_WINDOW = { width: 1440, height: 1000 }

/** Loaded Studios by user. */
const studios = new Map<string, Page>()

const WATCHED = [
  ...(['console', 'websocket', 'pageerror', 'response', 'request'] as const),
  ...(['requestfailed', 'requestfinished', 'dialog'] as const),
]

/**
 * Takes over a user's Studio from the previous test file of the worker, as loading one takes longer than most of its
 * tests. Listeners and window changes are reset; undefined when none is loaded.
 */
export async function reuseStudio(user: string): Promise<Page | undefined> {
  const page = studios.get(user)
  if (!page || page.isClosed()) return undefined
  for (const event of WATCHED) page.removeAllListeners(event)
  await page.unrouteAll()
  for (const other of page.context().pages()) if (other !== page) await other.close()
  await page.setViewportSize(STUDIO_WINDOW)
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
  await page.mouse.move(0, 0)
  return page
}

/** Keeps a user's Studio for later test files. */
export function storeStudio(user: string, page: Page): void {
  studios.set(user, page)
}
