import type { Say } from '../interface/words.ts'
import { zoneName } from './local-time.ts'
import type { reviewWords } from './review-words.ts'
import type { Review } from './use-review.ts'

export type Tone = 'default' | 'primary' | 'positive' | 'caution' | 'critical'
type Words = Say<keyof typeof reviewWords.en>
type Known = Pick<Review, 'review' | 'status' | 'section' | 'own'>
type Told = { tone: Tone; label: string; sentences: string[] }

function aboutSchedule({ review, status }: Known, say: Words, time: (at: Date) => string) {
  const { schedule, problem } = status
  if (!schedule) return undefined
  const values = { time: time(schedule.at), zone: zoneName(), by: review?.scheduledBy?.name ?? '' }
  if (problem)
    return {
      tone: 'critical' as const,
      label: say('stage.problem'),
      sentence: say('next.problem', { ...values, problem }),
    }
  return schedule.isCurrent
    ? {
        tone: 'primary' as const,
        label: say('stage.scheduled'),
        sentence: say('next.scheduled', values),
      }
    : {
        tone: 'critical' as const,
        label: say('stage.scheduledEdited'),
        sentence: say('next.scheduledEdited', values),
      }
}

function aboutReview(
  { review, status, section, own }: Known,
  say: Words,
  time: (at: string) => string,
): Told {
  const { stage } = status
  const label = say(`stage.${stage}`)
  const by = review?.approvedBy?.name ?? ''
  const publishable = status.schedule ? [] : [say('next.publish')]
  const approved = review?.approvedAt ? time(review.approvedAt) : ''
  if (stage === 'inReview') {
    const asked = say('next.inReview', {
      by: review?.requestedBy?.name ?? '',
      time: review?.requestedAt ? time(review.requestedAt) : '',
    })
    const yours = own === undefined ? [] : [say(own ? 'next.waiting' : 'next.mayApprove')]
    return { tone: 'primary', label, sentences: [asked, ...yours] }
  }
  if (stage === 'approved')
    return {
      tone: 'positive',
      label,
      sentences: [say('next.approved', { by, time: approved }), ...publishable],
    }
  if (stage === 'outdated')
    return { tone: 'caution', label, sentences: [say('next.outdated', { by, time: approved })] }
  if (stage === 'changesRequested')
    return { tone: 'caution', label, sentences: [say('next.changesRequested')] }
  const sentence = section === undefined ? say('next.draft') : say('next.draftOfTwo', { section })
  return { tone: 'default', label, sentences: [sentence] }
}

/** In a few words where the draft is, and what to do next. A schedule says more than an approval. */
export function nextWords(known: Known, say: Words, time: (at: Date | string) => string): Told {
  const review = aboutReview(known, say, time)
  const schedule = aboutSchedule(known, say, time)
  if (!schedule) return review
  // Where nobody was asked there is nothing to say of it.
  const others = known.status.stage === 'draft' ? [] : review.sentences
  return { tone: schedule.tone, label: schedule.label, sentences: [schedule.sentence, ...others] }
}
