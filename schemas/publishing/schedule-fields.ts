/** Fields of a review's schedule, removed when the schedule is cancelled or done. */
export const SCHEDULE_FIELDS = [
  'publishAt',
  'scheduledBy',
  'scheduledRev',
  'scheduledLanguages',
] as const
