import { z } from 'zod'

/** Returns the date. Throws when it is invalid or past: readers who read the changelog since would miss the entry. */
export function dateOfChanges(given: string, now = new Date()): string {
  const { success } = z.iso.date().safeParse(given)
  if (!success)
    throw new Error(`--date ${given} is no day of the calendar. Write it as 2027-01-31.`)
  if (given < now.toISOString().slice(0, given.length))
    throw new Error(
      `--date ${given} is over: who has read the changelog since would miss these changes. Leave the option out for today, or give a later day.`,
    )
  return given
}
