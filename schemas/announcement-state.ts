/** Start and end of an announcement as the lake returns them; a missing value is no bound. */
export interface AnnouncementTimes {
  startsAt?: string | null | undefined
  endsAt?: string | null | undefined
}

export type AnnouncementState = 'now' | 'coming' | 'over'

/** Returns the state of an announcement at the time `at`, in ms since 1970. The end itself is exclusive. */
export function announcementState(
  { startsAt, endsAt }: AnnouncementTimes,
  at: number,
): AnnouncementState {
  if (endsAt && Date.parse(endsAt) <= at) return 'over'
  return startsAt && Date.parse(startsAt) > at ? 'coming' : 'now'
}
