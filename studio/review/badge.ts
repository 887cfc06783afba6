import type { DocumentBadgeComponent } from 'sanity'
import { useWords } from '../interface/use-words.ts'
import { nextWords, type Tone } from './next-words.ts'
import { reviewWords } from './review-words.ts'
import { useTimes } from './times.ts'
import { useReviewStatus } from './use-review-status.ts'

const COLOURS: Record<Tone, 'primary' | 'success' | 'warning' | 'danger' | undefined> = {
  default: undefined,
  primary: 'primary',
  positive: 'success',
  caution: 'warning',
  critical: 'danger',
}

/** The state of the review beside the name of the document. */
export const ReviewBadge: DocumentBadgeComponent = ({ id, type }) => {
  const say = useWords(reviewWords)
  const times = useTimes()
  const known = useReviewStatus(id, type)
  const { stage, schedule } = known.status
  if (stage === 'draft' && !schedule) return null
  const { tone, label, sentences } = nextWords({ ...known, own: undefined }, say, times)
  const color = COLOURS[tone]
  return { label, title: sentences.join(' '), ...(color && { color }) }
}
