import type { ReviewStep } from './available-steps.ts'
import { approve, cancelSchedule, requestReview } from './steps.ts'
import type { Review } from './use-review.ts'

/** What each step does when its button is pressed: at once, or after a dialog. */
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
