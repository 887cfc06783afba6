import type { SanityClient } from '@sanity/client'
import {
  ANNOUNCEMENT_LEVELS,
  type AnnouncementLevel,
} from '../../../schemas/announcement-levels.ts'
import { announcementState } from '../../../schemas/announcement-state.ts'
import { textHash } from '../../../schemas/text-hash.ts'
import type { Locale } from '../../config/locales.ts'
import { pageHref } from '../../config/paths.ts'
import { resolveHref } from '../addresses/resolve-href.ts'
import { omitUndefined } from '../lake/optional-fields.ts'
import { Reader } from '../lake/reader.ts'
import { type LocalizedText, textIn } from '../model/localized-text.ts'
import { fetchAnnouncements, type StoredAnnouncement } from './stored-announcements.ts'

export interface Announcement {
  /** The browser stores this key when the reader closes the announcement; it changes with the English text. */
  key: string
  text: LocalizedText
  level: AnnouncementLevel
  closeable: boolean
  link?: { href: string; external: boolean }
  startsAt?: string
  endsAt?: string
}

export interface Announcements {
  /** The announcements that have not ended, the most urgent first; a page shows one at a time. */
  all: Announcement[]
  /** Cache tags. */
  dependencies: string[]
}

/** The announcements above the pages of a sidebar, or of no sidebar. Throws when the lake does not answer. */
export async function loadAnnouncements(
  client: SanityClient,
  locale: Locale,
  sidebarId?: string,
): Promise<Announcements> {
  const reader = new Reader(client)
  const stored = await fetchAnnouncements(reader, sidebarId)
  const all = stored.flatMap((one) => announcementOf(one, locale))
  const rank = ({ level }: Announcement) => ANNOUNCEMENT_LEVELS.indexOf(level)
  return { all: all.sort((a, b) => rank(a) - rank(b)), dependencies: reader.dependencies }
}

function announcementOf(stored: StoredAnnouncement, locale: Locale): Announcement[] {
  const { _id, text, level, closeable, page, href, startsAt, endsAt } = stored
  const words = textIn(text, locale)
  if (words.text === '') return []
  const link = page
    ? { href: pageHref(page.path, locale), external: false }
    : href
      ? resolveHref(href, locale)
      : undefined
  return [
    omitUndefined({
      key: textHash(`${_id} ${text?.en}`),
      text: words,
      level: level ?? 'notice',
      closeable: closeable ?? true,
      link,
      startsAt: startsAt ?? undefined,
      endsAt: endsAt ?? undefined,
    }),
  ]
}

export interface ShownAnnouncement extends Omit<Announcement, 'startsAt' | 'endsAt'> {
  /** Whether it is visible without scripts. */
  shown: boolean
  /** Start and end, s since 1970. */
  from?: number
  until?: number
}

/** The announcements in a page rendered `at` a time, ms since 1970: the visible one and the upcoming ones. */
export function announcementsAt(all: readonly Announcement[], at: number): ShownAnnouncement[] {
  const first = all.find((one) => announcementState(one, at) === 'now')
  return all
    .filter((one) => announcementState(one, at) !== 'over')
    .map(({ startsAt, endsAt, ...one }) =>
      omitUndefined({
        ...one,
        shown: one.key === first?.key,
        from: startsAt === undefined ? undefined : Math.ceil(Date.parse(startsAt) / 1000),
        until: endsAt === undefined ? undefined : Math.floor(Date.parse(endsAt) / 1000),
      }),
    )
}

/** The announcements of a draft: upcoming ones are visible as if they had started. */
export const announcementsAhead = (all: readonly Announcement[], at: number): ShownAnnouncement[] =>
  announcementsAt(
    all.map(({ startsAt: _, ...one }) => one),
    at,
  )
