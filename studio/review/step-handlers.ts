import type { ReviewStep } from './available-steps.ts'
import { approve, cancelSchedule, requestReview } from './steps.ts'
import type { Review } from './use-review.ts'

/** Returns each step's click handler: it takes the step at once, or opens the step's dialog. */
export function useStepHandlers(
  { draftRev, take, t }: Review,
  open: (dialog: 'askForChanges' | 'schedule') => void,
): Record<ReviewStep, () => void> {
  return {
    request: () => void take(requestReview, t('done.request')),
    approve: () => {
      if (draftRev !== undefined) void take((taker) => approve(taker, draftRev), t('done.approve'))
    },
    askForChanges: () => open('askForChanges'),
    schedule: () => open('schedule'),
    cancelSchedule: () => void take(cancelSchedule, t('done.cancelSchedule')),
  }
}
