import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import {
  FEEDBACK,
  feedbackSchema,
  isFeedbackId,
  RESOLUTION_FIELDS,
} from '../../../schemas/feedback.ts'
import { translations } from '../../../schemas/locales.ts'
import type { User } from '../auth/users.ts'
import type { LakeDocument } from '../documents/document.ts'
import { validationError } from '../http/refuse.ts'
import type { ChangeContext } from './moment.ts'
import { type ProposedChange, refuseChange } from './refuse-change.ts'

export const isFeedback = ({ id, before, after }: ProposedChange): boolean =>
  isFeedbackId(id) || before?._type === FEEDBACK || after?._type === FEEDBACK

/** The fields that the reader sent: all but those that writers or the lake set. */
function reported(document: LakeDocument): Record<string, unknown> {
  const ours: readonly string[] = [...RESOLUTION_FIELDS, '_rev', '_updatedAt']
  return Object.fromEntries(Object.entries(document).filter(([name]) => !ours.includes(name)))
}

/** The site's token may store only the fields of a report. */
const strictReport = feedbackSchema.strict()

function assertShape({
  _id,
  _type,
  _rev,
  _createdAt,
  _updatedAt,
  ...document
}: LakeDocument): void {
  const parsed = strictReport.safeParse({ _id, ...document })
  if (parsed.success && _type === FEEDBACK && isFeedbackId(_id)) return
  const why = parsed.error
    ? z.prettifyError(parsed.error)
    : 'its id or its type is none of a report'
  throw validationError(_id, `The report "${_id}" cannot be read: ${why}`)
}

/** Tolerated error of the site's clock, in ms. */
const CLOCK_MS = 5 * 60 * 1000

/** Throws 403 unless a reporter creates a new, unresolved report with the current time. */
export function assertOnlyReports(proposed: ProposedChange, { now }: ChangeContext): void {
  const { before, after } = proposed
  if (before || !after || !isFeedback(proposed))
    refuseChange(proposed, 'a reporter makes reports of readers, and nothing else')
  assertShape(after)
  const { at, state = 'open', assignee, note, settledAt } = after
  const isSettled = state !== 'open' || [assignee, note, settledAt].some((one) => one !== undefined)
  if (isSettled) refuseChange(proposed, 'people settle reports, and a reporter does not')
  if (Math.abs(Date.parse(String(at)) - now) > CLOCK_MS)
    refuseChange(proposed, `a report is of the time when it comes, and this one is of ${at}`)
}

/**
 * Throws 403 when a change alters a reader's text, when a translator resolves a report that is not about a translation,
 * or when anyone but an administrator deletes a report; 400 when the result is no valid report.
 */
export function assertFeedback({ role }: User, proposed: ProposedChange): void {
  const { before, after } = proposed
  if (!after) {
    if (role === 'administrator') return
    refuseChange(proposed, 'only an administrator deletes reports of readers; settle it instead')
  }
  if (before && !isDeepStrictEqual(reported(before), reported(after)))
    refuseChange(
      proposed,
      `of a report only ${RESOLUTION_FIELDS.join(', ')} change: the rest is the reader's`,
    )
  assertShape(after)
  if (!before) return
  if (role === 'translator' && !translations.some((locale) => locale === before['locale']))
    refuseChange(proposed, 'a translator settles reports about translations')
}
