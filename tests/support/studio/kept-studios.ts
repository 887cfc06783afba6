import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** By user: the page, and the file of tests that has it. */
const kept = new Map<string, { page: Page; file: string | undefined }>()

const WATCHED = [
  ...(['console', 'websocket', 'pageerror', 'response', 'request'] as const),
  ...(['requestfailed', 'requestfinished', 'dialog'] as const),
]

/**
 * Files of a worker take turns with the Studio of a user, as loading one takes longer than most of what is done in it.
 * The page that an earlier file left, as it was when it had been loaded; none where this file has it, or nobody had one.
 */
export async function takeStudio(user: string): Promise<Page | undefined> {
  const found = kept.get(user)
  const file = testFile()
  if (!found || found.file === file || found.page.isClosed()) return undefined
  found.file = file
  const { page } = found
  for (const event of WATCHED) page.removeAllListeners(event)
  await page.unrouteAll()
  for (const other of page.context().pages()) if (other !== page) await other.close()
  await page.setViewportSize(STUDIO_WINDOW)
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
  await page.mouse.move(0, 0)
  return page
}

/** The window in which a Studio opens, in pixels of CSS. */
export const STUDIO_WINDOW = { width: 1440, height: 1000 }

/** Keeps the Studio of `user` for the files after this one. */
export function keepStudio(user: string, page: Page): void {
  if (!kept.has(user) || kept.get(user)?.page.isClosed()) kept.set(user, { page, file: testFile() })
}

const testFile = () => expect.getState().testPath
