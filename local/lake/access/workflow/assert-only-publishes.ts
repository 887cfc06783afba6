import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { deadLetterId, deadLetterSchema } from '../../../../schemas/dead-letter.ts'
import { locales } from '../../../../schemas/locales.ts'
import { targetOf } from '../../../../schemas/publishing/redirects.ts'
import { SCHEDULE_FIELDS } from '../../../../schemas/publishing/schedule-fields.ts'
import {
  undeliveredChangeId,
  undeliveredChangeSchema,
} from '../../../../schemas/undelivered-change.ts'
import { isWorkflowId, workflowId } from '../../../../schemas/workflow/workflow.ts'
import type { User } from '../../auth/users.ts'
import { isRecord, type LakeDocument } from '../../documents/document.ts'
import { draftIdOf, isPublishedId, publishedIdOf } from '../../documents/ids.ts'
import type { ChangeContext } from '../moment.ts'
import { type ProposedChange, refuseChange } from '../refuse-change.ts'
import { isOfMovedPage, isOfNewPage } from './follows.ts'
import { isPublishOf, isPublishOfLanguages } from './same-content.ts'

function withoutProblem({ problem: _, _rev, _updatedAt, ...rest }: LakeDocument): unknown {
  return rest
}

/** Whether the transaction publishes the document when it is due, in the scheduled revision. */
function isDue(id: string, moment: ChangeContext): boolean {
  const { before, after, now } = moment
  const [review, draft, published] = [before(workflowId(id)), before(draftIdOf(id)), after(id)]
  if (!review || !draft || !published) return false
  if (Date.parse(String(review['publishAt'])) > now || review['scheduledRev'] !== draft._rev)
    return false
  const languages = scheduledLanguages.safeParse(review['scheduledLanguages'])
  if (languages.success) return isPublishOfLanguages(id, languages.data, moment)
  return after(draftIdOf(id)) === null && isPublishOf(published, draft, before(id))
}

const scheduledLanguages = z.array(z.enum(locales))

const SCHEDULE: ReadonlySet<string> = new Set([...SCHEDULE_FIELDS, '_rev', '_updatedAt'])
const withoutSchedule = (review: LakeDocument): unknown =>
  Object.fromEntries(Object.entries(review).filter(([name]) => !SCHEDULE.has(name)))

/** Whether the change is of a redirect to a page that is due and moves in the same transaction. */
const isOfDueMove = (proposed: ProposedChange, moment: ChangeContext): boolean =>
  isOfMovedPage(proposed, moment) &&
  isDue(targetOf(proposed.after ?? proposed.before ?? {}) ?? '', moment)

/** Whether the change adds a due page's entries to a sidebar, or deletes a sidebar draft with no other change. */
function isOfDuePage({ id, before, after }: ProposedChange, moment: ChangeContext): boolean {
  const own = publishedIdOf(id)
  const sidebar = { id: own, before: moment.before(own), after: moment.after(own) }
  const ends = before && !after && sidebar.after
  if (!isPublishedId(id) && !(ends && isPublishOf(ends, before, sidebar.before))) return false
  return isOfNewPage(sidebar, moment, (page) => isDue(page, moment))
}

/** Whether a document is, or was, a dead letter about the document that its id names. */
function isDeadLetter({ id, before, after }: ProposedChange): boolean {
  const letter = deadLetterSchema.safeParse(after ?? before)
  return letter.success && id === deadLetterId(letter.data.subject)
}

/** Whether a document is, or was, an undelivered change with a matching id. */
function isUndeliveredChange({ id, before, after }: ProposedChange): boolean {
  const undelivered = undeliveredChangeSchema.safeParse(after ?? before)
  if (!undelivered.success) return false
  return id === undeliveredChangeId(undelivered.data.entry, undelivered.data.receiver)
}

/**
 * Users who scheduled the documents that the transaction publishes: each needs the right to every change in it. Throws
 * 403 when one is no longer a user.
 */
function schedulersOf(proposed: ProposedChange, moment: ChangeContext): User[] {
  // For a document that is published unchanged, only the draft changes.
  const due = new Set(moment.touched.map(publishedIdOf).filter((id) => isDue(id, moment)))
  return [...due].map((id) => {
    const by = moment.before(workflowId(id))?.['scheduledBy']
    const person = moment.person(isRecord(by) ? String(by['id']) : '')
    return person ?? refuseChange(proposed, 'whoever scheduled it is no member of the project')
  })
}

/**
 * Throws 403 unless the publisher publishes due documents as scheduled, ends the review of a document without a draft,
 * or records why something was not published, indexed, or delivered to a receiver of changes. Returns the users on
 * whose behalf it publishes.
 */
export function assertOnlyPublishes(proposed: ProposedChange, moment: ChangeContext): User[] {
  const { id, before, after } = proposed
  if (isWorkflowId(id)) {
    if (!before) refuseChange(proposed, 'the publisher begins no review')
    if (after && isDeepStrictEqual(withoutProblem(before), withoutProblem(after))) return []
    const subject = String(before['subject'])
    if (!after && !moment.after(draftIdOf(subject))) return []
    const isDone = after && isDeepStrictEqual(withoutSchedule(before), withoutSchedule(after))
    if (isDone && isDue(subject, moment)) return schedulersOf(proposed, moment)
    refuseChange(proposed, 'the publisher only records what hindered it')
  }
  if (isDeadLetter(proposed) || isUndeliveredChange(proposed)) return []
  const isMeant =
    isDue(publishedIdOf(id), moment) ||
    (isPublishedId(id) && isOfDueMove(proposed, moment)) ||
    isOfDuePage(proposed, moment)
  if (isMeant) return schedulersOf(proposed, moment)
  refuseChange(proposed, 'the publisher publishes what is scheduled, when it is due, as it is')
}
