import type { ReviewStatus } from './review-status.ts'

/** Why a draft may not be published yet. */
export type Closed = 'nobodyAsked' | 'waiting' | 'changes' | 'edited'

/** Undefined when the draft may be published: no second person is needed, or one has approved. */
export function gateOf(section: string | undefined, { stage }: ReviewStatus): Closed | undefined {
  if (section === undefined || stage === 'approved') return undefined
  if (stage === 'inReview') return 'waiting'
  if (stage === 'changesRequested') return 'changes'
  return stage === 'outdated' ? 'edited' : 'nobodyAsked'
}
