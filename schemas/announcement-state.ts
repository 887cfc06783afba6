/** When an announcement shows, as the lake has it; what is absent has no bound. */
export interface AnnouncementTimes {
  startsAt?: string | null | undefined
  endsAt?: string | null | undefined
}

export type AnnouncementState = 'now' | 'coming' | 'over'

/** Whether it is the time of an announcement `at` a moment, ms since 1970. Its end is not part of it. */
export function announcementState(
  { startsAt, endsAt }: AnnouncementTimes,
  at: number,
): AnnouncementState {
  if (endsAt && Date.parse(endsAt) <= at) return 'over'
  return startsAt && Date.parse(startsAt) > at ? 'coming' : 'now'
}
