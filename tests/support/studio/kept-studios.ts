import type { Page } from 'playwright-core'

/** The window in which a Studio opens, in pixels of CSS. */
export const STUDIO_WINDOW = { width: 1440, height: 1000 }

/** By user. */
const kept = new Map<string, Page>()

const WATCHED = [
  ...(['console', 'websocket', 'pageerror', 'response', 'request'] as const),
  ...(['requestfailed', 'requestfinished', 'dialog'] as const),
]

/**
 * Files of a worker take turns with the Studio of a user, as loading one takes longer than most of what is done in it.
 * It comes without what the file before had listen to it or changed of its window; nothing where none is loaded.
 */
export async function takeStudio(user: string): Promise<Page | undefined> {
  const page = kept.get(user)
  if (!page || page.isClosed()) return undefined
  for (const event of WATCHED) page.removeAllListeners(event)
  await page.unrouteAll()
  for (const other of page.context().pages()) if (other !== page) await other.close()
  await page.setViewportSize(STUDIO_WINDOW)
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
  await page.mouse.move(0, 0)
  return page
}

/** Keeps the Studio of `user` for the files after this one. */
export function keepStudio(user: string, page: Page): void {
  kept.set(user, page)
}
