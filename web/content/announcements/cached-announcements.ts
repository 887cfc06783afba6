import 'server-only'
import type { Locale } from '../../config/locales.ts'
import { cacheWithTags } from '../cache/cache-with-tags.ts'
import { openLastGoodStore } from '../cache/open-last-good-store.ts'
import { contentClient } from '../lake/client.ts'
import {
  type Announcements,
  announcementsAt,
  loadAnnouncements,
  type ShownAnnouncement,
} from './announcements.ts'

const last = openLastGoodStore<Announcements>('announcements')

/**
 * The announcements above the pages of a sidebar, or above pages in no sidebar; cached until one of them is published,
 * starts or ends.
 */
export async function cachedAnnouncements(
  locale: Locale,
  sidebarId?: string,
): Promise<ShownAnnouncement[]> {
  'use cache'
  const { value, fresh } = await last.read(
    `${locale}/${sidebarId ?? ''}`,
    () => loadAnnouncements(contentClient(), locale, sidebarId),
    ({ dependencies }) => dependencies,
  )
  cacheWithTags({ fresh, tags: value.dependencies })
  return announcementsAt(value.all, Date.now())
}
