import { announcementState } from '../announcement-state.ts'
import { type LocalisedString, localeFields } from '../locales.ts'
import { widthOf } from './length-limits.ts'

/** Number of characters that fit on one line of a wide screen. */
const LONGEST = 120

/** Returns a message if an announcement has two targets. */
export function twoTargets(announcement: Record<string, unknown> | undefined): string | undefined {
  return announcement?.['page'] && announcement['href']
    ? 'Choose one: a page, or an address elsewhere.'
    : undefined
}

/** Returns a message if an announcement would never be visible. */
export function endsAtProblem(startsAt: unknown, endsAt: string | undefined): string | undefined {
  if (typeof startsAt !== 'string' || !endsAt || Date.parse(startsAt) < Date.parse(endsAt))
    return undefined
  return 'It ends before it begins, so nobody would see it: choose a later end, or an earlier beginning.'
}

/** Returns a message if an announcement has ended at the time `at`, in ms since 1970. */
export function announcementOver(endsAt: string | undefined, at: number): string | undefined {
  return announcementState({ endsAt }, at) === 'over'
    ? 'It is over: readers do not see it any more.'
    : undefined
}

/** Returns a message if a text of an announcement may not fit on one line. */
export function announcementTooLong(text: LocalisedString | undefined): string | undefined {
  return localeFields.some((field) => widthOf(text?.[field] ?? '') > LONGEST)
    ? `Shorten it: on wide screens what does not fit on one line, about ${LONGEST} letters, is cut off.`
    : undefined
}
