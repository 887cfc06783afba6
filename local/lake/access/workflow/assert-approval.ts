import type { DatabaseSync } from 'node:sqlite'
import { isDeepStrictEqual } from 'node:util'
import { draftIdOf } from '../../documents/ids.ts'
import { refuseChange } from '../refuse-change.ts'
import type { ReviewStep } from './assert-review.ts'
import { assertSigned } from './assert-signed.ts'

const LAST_TURN = `SELECT seq, transition FROM changes
  WHERE document_id = ? AND transition <> 'update' ORDER BY seq DESC LIMIT 1`

const EDITORS = `SELECT DISTINCT t.author FROM changes c JOIN transactions t ON t.seq = c.seq
  WHERE c.document_id = ? AND c.seq >= ?`

/**
 * Ids of all users who have written the draft since it was created, after the last publish or discard. Null when the
 * history does not contain the draft's creation: then anyone may have written it.
 */
function draftEditors(database: DatabaseSync, publishedId: string): Set<string> | null {
  const draftId = draftIdOf(publishedId)
  const turn = database.prepare(LAST_TURN).get(draftId)
  if (turn?.['transition'] !== 'appear') return null
  const rows = database.prepare(EDITORS).all(draftId, Number(turn['seq']))
  return new Set(rows.map((row) => String(row['author'])))
}

const approvalOf = (it: ReviewStep['before']) => [it?.approvedBy, it?.approvedAt, it?.approvedRev]

/** Throws 403 unless an approval follows a request, is for the draft's current revision, and by none of its editors. */
export function assertApproval(step: ReviewStep): void {
  const { user, proposed, before, after, moment } = step
  if (after.state !== 'approved' || isDeepStrictEqual(approvalOf(before), approvalOf(after))) return
  assertSigned(step, after.approvedBy, after.approvedAt)
  if (user.isRobot) refuseChange(proposed, 'people approve, not tokens')
  if (before?.state === undefined) refuseChange(proposed, 'nobody has asked for a review')
  assertRevision(step, after.approvedRev, 'approved')
  const editors = draftEditors(moment.database, after.subject)
  if (!editors)
    refuseChange(
      proposed,
      'the history does not tell who wrote this draft: discard it and begin anew',
    )
  if (editors.has(user.id))
    refuseChange(proposed, 'you have edited this draft, so somebody else must approve it')
}

/** Throws 403 unless `revision` is the draft's revision both before and after the transaction. */
export function assertRevision(
  { proposed, after: { subject }, moment }: ReviewStep,
  revision: string | undefined,
  done: 'approved' | 'scheduled',
): void {
  const draft = moment.before(draftIdOf(subject))
  const kept = moment.after(draftIdOf(subject))
  if (!draft || !kept) refuseChange(proposed, `there is no draft of "${subject}" to be ${done}`)
  if (draft._rev === revision && kept._rev === revision) return
  refuseChange(
    proposed,
    `the draft is at revision ${kept._rev}, and ${revision} would be ${done}: it was edited meanwhile, look at it again`,
  )
}
