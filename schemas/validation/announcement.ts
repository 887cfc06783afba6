// A type alias, as the Studio asks for one with an index.
export type Announcement = {
  text?: { en?: string; zhTW?: string }
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
  if (!text?.en && !text?.zhTW) return undefined
  if (!id) return 'Give the announcement an id, so that those who close it do not see it again.'
  return undefined
}

/** Says which words of an announcement may not fit on one line. */
export function announcementTooLong(announcement: Announcement | undefined): string | undefined {
  const { en = '', zhTW = '' } = announcement?.text ?? {}
  // A Chinese character is twice as wide as a Latin one.
  const width = Math.max(en.length, zhTW.length * 2)
  return width > LONGEST
    ? `Shorten it: on wide screens what does not fit on one line, about ${LONGEST} letters, is cut off.`
    : undefined
}
