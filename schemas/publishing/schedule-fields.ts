/** What a review says of its schedule: gone when the schedule is taken back, or done. */
export const SCHEDULE_FIELDS = [
  'publishAt',
  'scheduledBy',
  'scheduledRev',
  'scheduledLanguages',
] as const
