import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import type { Note } from '../../../../schemas/workflow/workflow.ts'
import {
  isWorkflowId,
  type Workflow,
  workflowSchema,
} from '../../../../schemas/workflow/workflow.ts'
import type { User } from '../../auth/users.ts'
import type { LakeDocument } from '../../documents/document.ts'
import { draftIdOf } from '../../documents/ids.ts'
import { validationError } from '../../http/refuse.ts'
import type { ChangeContext } from '../moment.ts'
import { type ProposedChange, refuseChange } from '../refuse-change.ts'
import { assertApproval } from './assert-approval.ts'
import { assertSchedule } from './assert-schedule.ts'
import { assertSigned } from './assert-signed.ts'

const withoutMark = ({ resolved: _, ...note }: Note) => note

/** Throws 403 unless notes stay as their authors wrote them: new ones are signed, existing ones only resolved. */
function assertNotes(step: ReviewStep): void {
  const { proposed, before, after } = step
  const known = new Map(before?.notes?.map((note) => [note._key, note]))
  for (const note of after.notes ?? []) {
    const old = known.get(note._key)
    known.delete(note._key)
    if (!old) assertSigned(step, note.author, note.at)
    else if (!isDeepStrictEqual(withoutMark(old), withoutMark(note)))
      refuseChange(
        proposed,
        `the note of ${old.author.name} is resolved or answered, not rewritten`,
      )
  }
  for (const { author } of known.values())
    refuseChange(proposed, `the note of ${author.name} is resolved, not removed`)
}

/** A change of a review, as the rules check it. */
export type ReviewStep = {
  user: User
  proposed: ProposedChange
  before: Workflow | null
  after: Workflow
  moment: ChangeContext
}

export const isReview = ({ id, before, after }: ProposedChange): boolean =>
  isWorkflowId(id) || before?._type === 'workflow' || after?._type === 'workflow'

const requestOf = (it: Workflow | null) => [it?.requestedBy, it?.requestedAt]

function read(document: LakeDocument): Workflow {
  const parsed = workflowSchema.safeParse(document)
  if (parsed.success) return parsed.data
  const why = z.prettifyError(parsed.error)
  throw validationError(document._id, `The review "${document._id}" cannot be read: ${why}`)
}

/** Throws unless the draft that the review is about no longer exists. */
function assertOver(proposed: ProposedChange, moment: ChangeContext): void {
  const subject = proposed.before?.['subject']
  if (typeof subject !== 'string' || !moment.after(draftIdOf(subject))) return
  refuseChange(proposed, 'a review is kept, with its notes, as long as there is the draft')
}

/**
 * Throws 403 when a review attributes an action to another person or time, or when somebody approves their own edit;
 * 400 when the document is no valid review.
 */
export function assertReview(user: User, proposed: ProposedChange, moment: ChangeContext): void {
  if (!proposed.after) {
    assertOver(proposed, moment)
    return
  }
  const after = read(proposed.after)
  const before = proposed.before ? read(proposed.before) : null
  const step = { user, proposed, before, after, moment }
  const requestChanged = !isDeepStrictEqual(requestOf(before), requestOf(after))
  if (after.state === 'inReview' && (requestChanged || before?.state !== 'inReview'))
    assertSigned(step, after.requestedBy, after.requestedAt)
  else if (after.state !== undefined && requestChanged)
    refuseChange(proposed, 'who asked for a review, and when, is set when the review is requested')
  assertApproval(step)
  assertSchedule(step)
  assertNotes(step)
  if (after.problem && !isDeepStrictEqual(after.problem, before?.problem))
    refuseChange(proposed, 'a problem is written by what publishes at a time')
}
