import { useDateTimeFormat } from 'sanity'

/** Writes a time for the user: short, in their language and time zone. */
export function useTimes(): (time: Date | string) => string {
  const format = useDateTimeFormat({ dateStyle: 'medium', timeStyle: 'short' })
  return (time) => format.format(new Date(time))
}
