import { isDeepStrictEqual } from 'node:util'
import { SCHEDULE_FIELDS } from '../../../../schemas/publishing/schedule-fields.ts'
import { splitByLanguage } from '../../../../schemas/publishing/split-by-language.ts'
import { draftIdOf } from '../../documents/ids.ts'
import { assertGranted, assertOnlyTranslates } from '../assert-granted.ts'
import { refuseChange } from '../refuse-change.ts'
import { assertRevision } from './assert-approval.ts'
import type { ReviewStep } from './assert-review.ts'
import { assertSigned } from './assert-signed.ts'
import { fourEyesSection } from './four-eyes.ts'

const scheduleOf = (it: ReviewStep['before']) => SCHEDULE_FIELDS.map((name) => it?.[name])

/**
 * Throws 403 unless a schedule is set or removed by a user who may publish the draft, for its current revision, in the
 * user's own name, and, where two people publish, after approval.
 */
export function assertSchedule(step: ReviewStep): void {
  const { user, proposed, before, after, moment } = step
  if (isDeepStrictEqual(scheduleOf(before), scheduleOf(after))) return
  const draft = moment.before(draftIdOf(after.subject))
  const published = moment.before(after.subject)
  if (draft) {
    const languages = after.scheduledLanguages ?? before?.scheduledLanguages
    const part = languages && splitByLanguage(published ?? undefined, draft, languages).published
    const { _rev, _createdAt, _updatedAt } = draft
    const whole = { ...(part ?? draft), _id: after.subject, _rev, _createdAt, _updatedAt }
    const publish = { id: after.subject, before: published, after: whole }
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
