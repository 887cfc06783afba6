/**
 * When entries of a feed, the newest first, came: of each only the day is known, so it is noon, which is that day
 * nearly everywhere on earth, and of one day each is a second later than the one before.
 */
export function entryTimes(entries: readonly { date: string }[]): Date[] {
  const seconds = new Map<string, number>()
  const times = entries.toReversed().map(({ date }) => {
    const second = seconds.get(date) ?? 0
    seconds.set(date, second + 1)
    return new Date(Date.parse(`${date}T12:00:00Z`) + second * 1000)
  })
  return times.toReversed()
}
