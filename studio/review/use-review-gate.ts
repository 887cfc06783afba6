import { useMessages } from '../interface/use-messages.ts'
import { gateOf } from './gate.ts'
import { reviewMessages } from './review-messages.ts'
import { useReviewStatus } from './use-review-status.ts'

/** Whether a draft may be published now, as far as somebody else must approve it; and why not. */
export function useReviewGate(
  id: string,
  type: string,
): { allowed: boolean; reason: string; inReview: boolean } {
  const t = useMessages(reviewMessages)
  const { status, section, review } = useReviewStatus(id, type)
  const closed = gateOf(section, status)
  const inReview = review !== null
  if (closed === undefined || section === undefined) return { allowed: true, reason: '', inReview }
  return { allowed: false, reason: t(`gate.${closed}`, { section }), inReview }
}
