import { useMessages } from '../i18n/use-messages.ts'
import { reviewMessages } from './review-messages.ts'
import type { ReviewStatus } from './review-status.ts'
import { useReviewStatus } from './use-review-status.ts'

/** Whether the review allows publishing the draft now, and if not, the reason. */
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

/** The reason why a draft may not be published yet. */
type Closed = 'nobodyAsked' | 'waiting' | 'changes' | 'edited'

/** Returns undefined if the draft may be published: no review is mandatory, or it is approved. */
function gateOf(section: string | undefined, { stage }: ReviewStatus): Closed | undefined {
  if (section === undefined || stage === 'approved') return undefined
  if (stage === 'inReview') return 'waiting'
  if (stage === 'changesRequested') return 'changes'
  return stage === 'outdated' ? 'edited' : 'nobodyAsked'
}
