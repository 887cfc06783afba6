import 'server-only'
import type { ClientPerspective } from '@sanity/client'
import type { Locale } from '../../config/locales.ts'
import { contentClient } from '../lake/client.ts'
import { type Landing, loadLanding } from '../landing/landing.ts'
import type { LoadedPage } from '../page/page.ts'
import { type PageResult, readPage } from '../page/read-page.ts'
import { type Chrome, loadChrome } from '../site-layout/chrome.ts'
import { loadLinkedPage } from './linked-draft.ts'
import { previewClient } from './preview-client.ts'
import type { OpenLink } from './preview-link.ts'

export type Previewed =
  | { kind: 'page'; result: PageResult<LoadedPage>; chrome: Chrome }
  | { kind: 'landing'; landing: Landing; chrome: Chrome }

/** What is at `path` in `perspective` right now; undefined where drafts are not shown. */
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

/** The draft of one page, as its link shows it. */
export async function loadLinked({ pageId, locale }: OpenLink): Promise<Previewed | undefined> {
  const client = previewClient('drafts')
  if (!client) return undefined
  const published = contentClient()
  const [data, chrome] = await Promise.all([
    loadLinkedPage({ drafts: client, published }, pageId, locale),
    loadChrome(published, locale),
  ])
  return {
    kind: 'page',
    result: data ? { kind: 'page', data } : { kind: 'missing', dependencies: [] },
    chrome,
  }
}
