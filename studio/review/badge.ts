import type { DocumentBadgeComponent } from 'sanity'
import { useMessages } from '../i18n/use-messages.ts'
import { reviewMessages } from './review-messages.ts'
import { reviewSummary, type Tone } from './review-summary.ts'
import { useTimes } from './times.ts'
import { useReviewStatus } from './use-review-status.ts'

const COLOURS: Record<Tone, 'primary' | 'success' | 'warning' | 'danger' | undefined> = {
  default: undefined,
  primary: 'primary',
  positive: 'success',
  caution: 'warning',
  critical: 'danger',
}

/** The state of the review, beside the document's title. */
export const ReviewBadge: DocumentBadgeComponent = ({ id, type }) => {
  const t = useMessages(reviewMessages)
  const times = useTimes()
  const known = useReviewStatus(id, type)
  const { stage, schedule } = known.status
  if (stage === 'draft' && !schedule) return null
  const { tone, label, sentences } = reviewSummary({ ...known, own: undefined }, t, times)
  const color = COLOURS[tone]
  return { label, title: sentences.join(' '), ...(color && { color }) }
}
