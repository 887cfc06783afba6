import { type LocalisedString, localeFields } from '../locales.ts'
import { widthOf } from './length-limits.ts'

// A type alias, as the Studio asks for one with an index.
export type Announcement = {
  text?: LocalisedString
  page?: unknown
  href?: string
  id?: string
}

/** Characters that are beside each other on a wide screen. */
const LONGEST = 120

/** What keeps an announcement from being shown as it is meant. */
export function announcementProblem(announcement: Announcement | undefined): string | undefined {
  const { text, page, href, id } = announcement ?? {}
  if (page && href) return 'Choose one: a page, or an address elsewhere.'
  if (!Object.values(text ?? {}).some(Boolean)) return undefined
  if (!id) return 'Give the announcement an id, so that those who close it do not see it again.'
  return undefined
}

/** Says which words of an announcement may not fit on one line. */
export function announcementTooLong(announcement: Announcement | undefined): string | undefined {
  const { text } = announcement ?? {}
  return localeFields.some((field) => widthOf(text?.[field] ?? '') > LONGEST)
    ? `Shorten it: on wide screens what does not fit on one line, about ${LONGEST} letters, is cut off.`
    : undefined
}
