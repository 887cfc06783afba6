import { isDeepStrictEqual } from 'node:util'
import { draftIdOf } from '../../documents/ids.ts'
import { assertGranted, assertOnlyTranslates } from '../assert-granted.ts'
import { refuseChange } from '../refuse-change.ts'
import { assertRevision } from './assert-approval.ts'
import type { ReviewStep } from './assert-review.ts'
import { assertSigned } from './assert-signed.ts'
import { fourEyesSection } from './four-eyes.ts'

const scheduleOf = (it: ReviewStep['before']) => [it?.publishAt, it?.scheduledBy, it?.scheduledRev]

/**
 * Throws 403 unless a time is set, or taken back, by somebody who may publish the draft, for the
 * draft as it is, in their own name; and where two people publish, after it was approved.
 */
export function assertSchedule(step: ReviewStep): void {
  const { user, proposed, before, after, moment } = step
  if (isDeepStrictEqual(scheduleOf(before), scheduleOf(after))) return
  const draft = moment.before(draftIdOf(after.subject))
  const published = moment.before(after.subject)
  if (draft) {
    const publish = {
      id: after.subject,
      before: published,
      after: { ...draft, _id: after.subject },
    }
    assertGranted(user, publish)
    if (user.role === 'translator') assertOnlyTranslates(publish, moment.before)
  }
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
