import { useWords } from '../interface/use-words.ts'
import { gateOf } from './gate.ts'
import { reviewWords } from './review-words.ts'
import { useReviewStatus } from './use-review-status.ts'

/** Whether a draft may be published now, as far as somebody else must approve it; and why not. */
export function useReviewGate(
  id: string,
  type: string,
): { allowed: boolean; reason: string; inReview: boolean } {
  const say = useWords(reviewWords)
  const { status, section, review } = useReviewStatus(id, type)
  const closed = gateOf(section, status)
  const inReview = review !== null
  if (closed === undefined || section === undefined) return { allowed: true, reason: '', inReview }
  return { allowed: false, reason: say(`gate.${closed}`, { section }), inReview }
}
