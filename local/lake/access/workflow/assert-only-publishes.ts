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
import { type Proposed, refuseChange } from '../refuse-change.ts'
import { isOfMovedPage, isOfNewPage } from './follows.ts'
import { isPublishOf, isPublishOfLanguages } from './same-content.ts'

function withoutProblem({ problem: _, _rev, _updatedAt, ...rest }: LakeDocument): unknown {
  return rest
}

/** Whether the transaction publishes the document at the time, and in the revision, that was set. */
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

/** Redirects go with the page that they lead to, which moves in the same transaction. */
const isOfDueMove = (proposed: Proposed, moment: ChangeContext): boolean =>
  isOfMovedPage(proposed, moment) &&
  isDue(targetOf(proposed.after ?? proposed.before ?? {}) ?? '', moment)

/** Sidebars get the entries of a page that is due with it, and a draft that says no more than that ends. */
function isOfDuePage({ id, before, after }: Proposed, moment: ChangeContext): boolean {
  const own = publishedIdOf(id)
  const sidebar = { id: own, before: moment.before(own), after: moment.after(own) }
  const ends = before && !after && sidebar.after
  if (!isPublishedId(id) && !(ends && isPublishOf(ends, before, sidebar.before))) return false
  return isOfNewPage(sidebar, moment, (page) => isDue(page, moment))
}

/** Whether a document is, or was, a dead letter about the document that its id names. */
function isDeadLetter({ id, before, after }: Proposed): boolean {
  const letter = deadLetterSchema.safeParse(after ?? before)
  return letter.success && id === deadLetterId(letter.data.subject)
}

/** The same for what a receiver of changes did not take. */
function isUndeliveredChange({ id, before, after }: Proposed): boolean {
  const undelivered = undeliveredChangeSchema.safeParse(after ?? before)
  if (!undelivered.success) return false
  return id === undeliveredChangeId(undelivered.data.entry, undelivered.data.receiver)
}

/**
 * Who scheduled what the transaction publishes: each of them must have the right to every change in it.
 * Throws 403 where one is no member any more.
 */
function schedulersOf(proposed: Proposed, moment: ChangeContext): User[] {
  // Of what is published as it was already, the draft alone is changed.
  const due = new Set(moment.touched.map(publishedIdOf).filter((id) => isDue(id, moment)))
  return [...due].map((id) => {
    const by = moment.before(workflowId(id))?.['scheduledBy']
    const person = moment.person(isRecord(by) ? String(by['id']) : '')
    return person ?? refuseChange(proposed, 'whoever scheduled it is no member of the project')
  })
}

/**
 * Throws 403 for anything that the publisher is not for: to publish what is due as it was scheduled,
 * to end the review of what has no draft any more, and to record why something was not published, is
 * not found, or was not delivered to a receiver of changes. Returns for whom it publishes.
 */
export function assertOnlyPublishes(proposed: Proposed, moment: ChangeContext): User[] {
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
