import { expect, it } from 'vitest'
import type { TFunction } from '../i18n/messages.ts'
import type { reviewMessages } from './review-messages.ts'
import type { ReviewStatus, Stage } from './review-status.ts'
import { reviewSummary } from './review-summary.ts'

/** Returns message keys instead of texts. */
const t: TFunction<keyof typeof reviewMessages.en> = (key) => key
const time = () => 'then'

const told = (stage: Stage, more: Partial<ReviewStatus> = {}, section?: string, own?: boolean) => {
  const status = { stage, schedule: undefined, problem: undefined, openNotes: 0, ...more }
  const { tone, sentences } = reviewSummary({ review: null, status, section, own }, t, time)
  return [tone, ...sentences]
}
const schedule = (isCurrent: boolean) => ({ schedule: { at: new Date(0), isCurrent } })

it.each([
  [told('draft'), ['default', 'next.draft']],
  [told('draft', {}, 'v5'), ['default', 'next.draftOfTwo']],
  [told('inReview'), ['primary', 'next.inReview']],
  [told('inReview', {}, 'v5', true), ['primary', 'next.inReview', 'next.waiting']],
  [told('inReview', {}, 'v5', false), ['primary', 'next.inReview', 'next.mayApprove']],
  [told('approved'), ['positive', 'next.approved', 'next.publish']],
  [told('outdated'), ['caution', 'next.outdated']],
  [told('changesRequested'), ['caution', 'next.changesRequested']],
  [told('draft', schedule(true)), ['primary', 'next.scheduled']],
  [told('approved', schedule(true)), ['primary', 'next.scheduled', 'next.approved']],
  [told('outdated', schedule(false)), ['critical', 'next.scheduledEdited', 'next.outdated']],
  [told('draft', { ...schedule(true), problem: 'x' }), ['critical', 'next.problem']],
])('reviewSummary returns %j', (said, expected) => {
  expect(said).toEqual(expected)
})
