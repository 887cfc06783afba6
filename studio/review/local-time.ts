const two = (number: number) => String(number).padStart(2, '0')

/** A time as the browser's `datetime-local` field has it, in the time zone of the browser. */
export function toField(time: Date): string {
  const date = [time.getFullYear(), two(time.getMonth() + 1), two(time.getDate())].join('-')
  return `${date}T${two(time.getHours())}:${two(time.getMinutes())}`
}

/** What the field says, as a time; undefined when it says none. */
export function fromField(value: string): Date | undefined {
  // Without a zone it is read as a local time, by the standard.
  const time = new Date(value)
  return value === '' || Number.isNaN(time.getTime()) ? undefined : time
}

/** The next full hour that is a quarter of an hour away at least. */
export function soonFullHour(now: Date): Date {
  const time = new Date(now.getTime() + 75 * 60_000)
  time.setMinutes(0, 0, 0)
  return time
}

/** What the user's time zone is called: Asia/Taipei. */
export const zoneName = () => Intl.DateTimeFormat().resolvedOptions().timeZone
