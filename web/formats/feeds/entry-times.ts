/**
 * The times of feed entries, given the newest first. Only the day of an entry is known, so it gets noon UTC, which is
 * the same day nearly everywhere; entries of one day are a second apart.
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
