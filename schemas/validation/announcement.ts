import { announcementState } from '../announcement-state.ts'
import { type LocalisedString, localeFields } from '../locales.ts'
import { widthOf } from './length-limits.ts'

/** Characters that are beside each other on a wide screen. */
const LONGEST = 120

/** Says that an announcement cannot lead to two places. */
export function twoTargets(announcement: Record<string, unknown> | undefined): string | undefined {
  return announcement?.['page'] && announcement['href']
    ? 'Choose one: a page, or an address elsewhere.'
    : undefined
}

/** Says that an announcement would never show. */
export function endsTooEarly(startsAt: unknown, endsAt: string | undefined): string | undefined {
  if (typeof startsAt !== 'string' || !endsAt || Date.parse(startsAt) < Date.parse(endsAt))
    return undefined
  return 'It ends before it begins, so nobody would see it: choose a later end, or an earlier beginning.'
}

/** Says that an announcement has ended `at` a time, ms since 1970. */
export function announcementOver(endsAt: string | undefined, at: number): string | undefined {
  return announcementState({ endsAt }, at) === 'over'
    ? 'It is over: readers do not see it any more.'
    : undefined
}

/** Says which words of an announcement may not fit on one line. */
export function announcementTooLong(text: LocalisedString | undefined): string | undefined {
  return localeFields.some((field) => widthOf(text?.[field] ?? '') > LONGEST)
    ? `Shorten it: on wide screens what does not fit on one line, about ${LONGEST} letters, is cut off.`
    : undefined
}
