import type { TFunction } from '../i18n/messages.ts'
import { zoneName } from './local-time.ts'
import type { reviewMessages } from './review-messages.ts'
import type { Review } from './use-review.ts'

export type Tone = 'default' | 'primary' | 'positive' | 'caution' | 'critical'
type ReviewT = TFunction<keyof typeof reviewMessages.en>
type SummaryInput = Pick<Review, 'review' | 'status' | 'section' | 'own'>
type Summary = { tone: Tone; label: string; sentences: string[] }

function aboutSchedule({ review, status }: SummaryInput, t: ReviewT, time: (at: Date) => string) {
  const { schedule, problem } = status
  if (!schedule) return undefined
  const values = { time: time(schedule.at), zone: zoneName(), by: review?.scheduledBy?.name ?? '' }
  if (problem)
    return {
      tone: 'critical' as const,
      label: t('stage.problem'),
      sentence: t('next.problem', { ...values, problem }),
    }
  return schedule.isCurrent
    ? {
        tone: 'primary' as const,
        label: t('stage.scheduled'),
        sentence: t('next.scheduled', values),
      }
    : {
        tone: 'critical' as const,
        label: t('stage.scheduledEdited'),
        sentence: t('next.scheduledEdited', values),
      }
}

function aboutReview(
  { review, status, section, own }: SummaryInput,
  t: ReviewT,
  time: (at: string) => string,
): Summary {
  const { stage } = status
  const label = t(`stage.${stage}`)
  const by = review?.approvedBy?.name ?? ''
  const publishable = status.schedule ? [] : [t('next.publish')]
  const approved = review?.approvedAt ? time(review.approvedAt) : ''
  if (stage === 'inReview') {
    const requestSentence = t('next.inReview', {
      by: review?.requestedBy?.name ?? '',
      time: review?.requestedAt ? time(review.requestedAt) : '',
    })
    const yours = own === undefined ? [] : [t(own ? 'next.waiting' : 'next.mayApprove')]
    return { tone: 'primary', label, sentences: [requestSentence, ...yours] }
  }
  if (stage === 'approved')
    return {
      tone: 'positive',
      label,
      sentences: [t('next.approved', { by, time: approved }), ...publishable],
    }
  if (stage === 'outdated')
    return { tone: 'caution', label, sentences: [t('next.outdated', { by, time: approved })] }
  if (stage === 'changesRequested')
    return { tone: 'caution', label, sentences: [t('next.changesRequested')] }
  const sentence = section === undefined ? t('next.draft') : t('next.draftOfTwo', { section })
  return { tone: 'default', label, sentences: [sentence] }
}

/** Summarises a draft's review state and the next step. A schedule takes precedence over an approval. */
export function reviewSummary(
  known: SummaryInput,
  t: ReviewT,
  time: (at: Date | string) => string,
): Summary {
  const review = aboutReview(known, t, time)
  const schedule = aboutSchedule(known, t, time)
  if (!schedule) return review
  // Without a request for a review there is nothing else to say about it.
  const others = known.status.stage === 'draft' ? [] : review.sentences
  return { tone: schedule.tone, label: schedule.label, sentences: [schedule.sentence, ...others] }
}
