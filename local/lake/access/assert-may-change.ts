import { z } from 'zod'
import {
  isReadingDayId,
  READING_DAY,
  READING_RETENTION_DAYS,
  readingDayId,
  readingDaySchema,
} from '../../../schemas/reading-day.ts'
import type { User } from '../auth/users.ts'
import { draftIdOf, publishedIdOf } from '../documents/ids.ts'
import { validationError } from '../http/refuse.ts'
import { assertFeedback, assertOnlyReports, isFeedback } from './assert-feedback.ts'
import { assertGranted, assertOnlyTranslates } from './assert-granted.ts'
import { assertPreview } from './assert-preview.ts'
import type { ChangeContext } from './moment.ts'
import { type ProposedChange, refuseChange } from './refuse-change.ts'
import { assertOnlyPublishes } from './workflow/assert-only-publishes.ts'
import { assertReview, isReview } from './workflow/assert-review.ts'
import { assertFourEyes } from './workflow/four-eyes.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Time after the start of a day until which its counts may be written, in ms. */
const LATEST_MS = 2 * DAY_MS

/** Throws 403 unless a counter writes counts of today or yesterday, or deletes expired ones. */
function assertOnlyCounts(proposed: ProposedChange, { now }: ChangeContext): void {
  const { id, before, after } = proposed
  if (!isReadingDayId(id) || (after ?? before)?._type !== READING_DAY)
    refuseChange(proposed, 'a counter writes how often pages were read, and nothing else')
  if (!after) {
    const oldest = new Date(now - READING_RETENTION_DAYS * DAY_MS).toISOString().slice(0, 10)
    if (id < readingDayId(oldest)) return
    refuseChange(proposed, `counts are kept for ${READING_RETENTION_DAYS} days`)
  }
  const parsed = readingDaySchema.safeParse(after)
  if (!parsed.success)
    throw validationError(id, `The counts "${id}" cannot be read: ${z.prettifyError(parsed.error)}`)
  const { day } = parsed.data
  if (id !== readingDayId(day))
    throw validationError(id, `"${id}" is not the id of the counts of ${day}`)
  const age = now - Date.parse(day)
  if (age < -60 * 60 * 1000 || age > LATEST_MS)
    refuseChange(proposed, `counts are of today or yesterday, and these are of ${day}`)
}

/**
 * Throws unless a document, its draft and its versions have the same type while any of them exists: rights depend on
 * the type, and publishing replaces the published document.
 */
function assertSameType(proposed: ProposedChange, { before }: ChangeContext): void {
  const { id, after } = proposed
  if (!after) return
  const published = publishedIdOf(id)
  for (const other of [proposed.before, before(published), before(draftIdOf(published))])
    if (other && other._type !== after._type)
      refuseChange(
        proposed,
        `"${other._id}" is of the type ${other._type}, and would be ${after._type}: a document keeps its type`,
      )
}

/**
 * Whether the token belongs to the scripts that seed, import and restore. It is no person's, so its changes need no
 * second approval and are stored as they are, restored reviews included.
 */
const isScripts = ({ isRobot, role }: User) =>
  isRobot === true && (role === 'administrator' || role === 'editor')

/** Throws 403 when the user's role or the review rules forbid the change. */
export function assertMayChange(
  user: User | null,
  proposed: ProposedChange,
  moment: ChangeContext,
): void {
  if (!user) refuseChange(proposed, 'nobody is signed in')
  assertSameType(proposed, moment)
  assertGranted(user, proposed)
  if (isScripts(user)) return
  assertPreview(user, proposed, moment)
  if (user.role === 'publisher') {
    // Publishing at a scheduled time needs the rights that the schedulers would need now.
    for (const person of assertOnlyPublishes(proposed, moment))
      assertMayChange(person, proposed, moment)
    return
  }
  if (user.role === 'reporter') assertOnlyReports(proposed, moment)
  else if (user.role === 'counter') assertOnlyCounts(proposed, moment)
  else if (isReview(proposed)) assertReview(user, proposed, moment)
  else if (isFeedback(proposed)) assertFeedback(user, proposed)
  else if (user.role === 'translator') assertOnlyTranslates(proposed, moment.before)
  assertFourEyes(user, proposed, moment)
}
