const two = (number: number) => String(number).padStart(2, '0')

/** Formats a time for a `datetime-local` input, in the browser's time zone. */
export function toField(time: Date): string {
  const date = [time.getFullYear(), two(time.getMonth() + 1), two(time.getDate())].join('-')
  return `${date}T${two(time.getHours())}:${two(time.getMinutes())}`
}

/** Parses the value of a `datetime-local` input; returns undefined for an empty or invalid value. */
export function fromField(value: string): Date | undefined {
  // A date and time without an offset is local time: https://tc39.es/ecma262/#sec-date-time-string-format
  const time = new Date(value)
  return value === '' || Number.isNaN(time.getTime()) ? undefined : time
}

/** Returns the first full hour that is at least a quarter of an hour away. */
export function nextFullHour(now: Date): Date {
  const time = new Date(now.getTime() + 75 * 60_000)
  time.setMinutes(0, 0, 0)
  return time
}

/** Returns the user's time zone, such as Asia/Taipei. */
export const zoneName = () => Intl.DateTimeFormat().resolvedOptions().timeZone
