import 'server-only'
import type { ClientPerspective } from '@sanity/client'
import type { Locale } from '../locales.ts'
import { type Chrome, loadChrome } from './chrome.ts'
import { contentClient } from './client.ts'
import { type Landing, loadLanding } from './landing.ts'
import type { LoadedPage } from './page.ts'
import { previewClient } from './preview-client.ts'
import { type PageResult, readPage } from './read-page.ts'

export type Previewed =
  | { kind: 'page'; result: PageResult<LoadedPage>; chrome: Chrome }
  | { kind: 'landing'; landing: Landing; chrome: Chrome }

/** What stands at `path` in `perspective` right now; undefined where drafts are not shown. */
export async function loadPreview(
  path: string,
  locale: Locale,
  perspective: ClientPerspective,
): Promise<Previewed | undefined> {
  const client = previewClient(perspective)
  if (!client) return undefined
  if (path === '') {
    const [landing, chrome] = await Promise.all([
      loadLanding(client, locale),
      loadChrome(client, locale),
    ])
    return { kind: 'landing', landing, chrome }
  }
  const [result, chrome] = await Promise.all([
    readPage(client, path, locale),
    loadChrome(client, locale),
  ])
  return { kind: 'page', result, chrome }
}

/** The draft of one page, as its link shows it: what stands around it is what readers see. */
export async function loadLinked(path: string, locale: Locale): Promise<Previewed | undefined> {
  const client = previewClient('drafts')?.withConfig({ stega: { enabled: false } })
  if (!client) return undefined
  const [result, chrome] = await Promise.all([
    readPage(client, path, locale),
    loadChrome(contentClient(), locale),
  ])
  return { kind: 'page', result, chrome }
}
