import { z } from 'zod'
import {
  isReadingDayId,
  READING_DAY,
  READING_DAYS_KEPT,
  readingDayId,
  readingDaySchema,
} from '../../../schemas/reading-day.ts'
import { refused } from '../http/refuse.ts'
import type { ChangeContext } from './moment.ts'
import { type Proposed, refuseChange } from './refuse-change.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** A day is written for the last time shortly after it is over. */
const LATEST_MS = 2 * DAY_MS

/** Throws 403 for anything that a counter is not for: counts of today or yesterday, and the end of old ones. */
export function assertOnlyCounts(proposed: Proposed, { now }: ChangeContext): void {
  const { id, before, after } = proposed
  if (!isReadingDayId(id) || (after ?? before)?._type !== READING_DAY)
    refuseChange(proposed, 'a counter writes how often pages were read, and nothing else')
  if (!after) {
    const oldest = new Date(now - READING_DAYS_KEPT * DAY_MS).toISOString().slice(0, 10)
    if (id < readingDayId(oldest)) return
    refuseChange(proposed, `counts are kept for ${READING_DAYS_KEPT} days`)
  }
  const parsed = readingDaySchema.safeParse(after)
  if (!parsed.success)
    throw refused(id, `The counts "${id}" cannot be read: ${z.prettifyError(parsed.error)}`)
  const { day } = parsed.data
  if (id !== readingDayId(day)) throw refused(id, `"${id}" is not the id of the counts of ${day}`)
  const age = now - Date.parse(day)
  if (age < -60 * 60 * 1000 || age > LATEST_MS)
    refuseChange(proposed, `counts are of today or yesterday, and these are of ${day}`)
}
