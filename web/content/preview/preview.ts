import 'server-only'
import type { ClientPerspective } from '@sanity/client'
import type { Locale } from '../../config/locales.ts'
import {
  announcementsAhead,
  announcementsAt,
  loadAnnouncements,
  type ShownAnnouncement,
} from '../announcements/announcements.ts'
import { contentClient } from '../lake/client.ts'
import { type Landing, loadLanding } from '../landing/landing.ts'
import type { LoadedPage } from '../page/page.ts'
import { type PageResult, readPage } from '../page/read-page.ts'
import { loadSiteLayout, type SiteLayout } from '../site-layout/site-layout.ts'
import { loadLinkedPage } from './linked-draft.ts'
import { previewClient } from './preview-client.ts'
import type { OpenLink } from './preview-link.ts'

export type PreviewData = { layout: SiteLayout; announcements: ShownAnnouncement[] } & (
  | { kind: 'page'; result: PageResult<LoadedPage> }
  | { kind: 'landing'; landing: Landing }
)

/** The page or landing page at `path` in `perspective`, uncached; undefined when drafts are disabled. */
export async function loadPreview(
  path: string,
  locale: Locale,
  perspective: ClientPerspective,
): Promise<PreviewData | undefined> {
  const client = previewClient(perspective)
  if (!client) return undefined
  if (path === '') {
    const [landing, layout, { all }] = await Promise.all([
      loadLanding(client, locale),
      loadSiteLayout(client, locale),
      loadAnnouncements(client, locale),
    ])
    const announcements = announcementsAhead(all, Date.now())
    return { kind: 'landing', landing, layout, announcements }
  }
  const [result, layout] = await Promise.all([
    readPage(client, path, locale),
    loadSiteLayout(client, locale),
  ])
  const sidebarId = result.kind === 'page' ? result.data.sidebar?.id : undefined
  const { all } = await loadAnnouncements(client, locale, sidebarId)
  return { kind: 'page', result, layout, announcements: announcementsAhead(all, Date.now()) }
}

/** The draft of one page for a preview link. */
export async function loadLinked({ pageId, locale }: OpenLink): Promise<PreviewData | undefined> {
  const client = previewClient('drafts')
  if (!client) return undefined
  const published = contentClient()
  const [data, layout] = await Promise.all([
    loadLinkedPage({ drafts: client, published }, pageId, locale),
    loadSiteLayout(published, locale),
  ])
  const { all } = await loadAnnouncements(published, locale, data?.sidebar?.id)
  return {
    kind: 'page',
    result: data ? { kind: 'page', data } : { kind: 'missing', dependencies: [] },
    layout,
    announcements: announcementsAt(all, Date.now()),
  }
}
