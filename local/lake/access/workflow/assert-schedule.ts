import { isDeepStrictEqual } from 'node:util'
import type { User } from '../../auth/users.ts'
import type { LakeDocument } from '../../documents/document.ts'
import { draftIdOf, publishedIdOf } from '../../documents/ids.ts'
import { foreignChange } from '../foreign-change.ts'
import { permits } from '../permits.ts'
import { refuseChange } from '../refuse-change.ts'
import { assertRevision } from './assert-approval.ts'
import type { ReviewStep } from './assert-review.ts'
import { assertSigned } from './assert-signed.ts'
import { fourEyesSection } from './four-eyes.ts'

const scheduleOf = (it: ReviewStep['before']) => [it?.publishAt, it?.scheduledBy, it?.scheduledRev]

/** Why the user could not publish the draft at once, or null. */
function hindrance(user: User, draft: LakeDocument, published: LakeDocument | null): string | null {
  const { role } = user
  const permission = published ? 'update' : 'create'
  const parts = [{ ...draft, _id: publishedIdOf(draft._id) }, ...(published ? [published] : [])]
  if (!parts.every((part) => permits(user, permission, part)))
    return `the role ${role} may not publish this document`
  if (role !== 'translator') return null
  if (!published) return 'a translator publishes translations only, and this was never published'
  const path = foreignChange(published, draft)
  return path === null ? null : `a translator publishes translations only, and this changes ${path}`
}

/**
 * Throws 403 unless a time is set, or taken back, by somebody who may publish the draft, for the
 * draft as it is, in their own name; and where two people publish, after it was approved.
 */
export function assertSchedule(step: ReviewStep): void {
  const { user, proposed, before, after, moment } = step
  if (isDeepStrictEqual(scheduleOf(before), scheduleOf(after))) return
  const draft = moment.before(draftIdOf(after.subject))
  const published = moment.before(after.subject)
  const why = draft && hindrance(user, draft, published)
  if (why) refuseChange(proposed, why)
  if (after.publishAt === undefined) return
  assertSigned(step, after.scheduledBy)
  assertRevision(step, after.scheduledRev, 'scheduled')
  if (Date.parse(after.publishAt) < moment.now - 60_000)
    refuseChange(proposed, `${after.publishAt} is past: publish now, or choose a time to come`)
  const section = fourEyesSection(user, [draft, published], moment)
  if (section !== undefined && after.approvedRev !== after.scheduledRev)
    refuseChange(
      proposed,
      `what pages in ${section} show is published by two people: have the draft approved, then schedule it`,
    )
}
