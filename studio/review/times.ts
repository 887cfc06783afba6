import { useDateTimeFormat } from 'sanity'

/** Returns a function that formats a time in short form, in the user's language and time zone. */
export function useTimes(): (time: Date | string) => string {
  const format = useDateTimeFormat({ dateStyle: 'medium', timeStyle: 'short' })
  return (time) => format.format(new Date(time))
}
