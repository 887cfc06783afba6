import { z } from 'zod'
import { TITLE_EXPRESSION } from '../attention/finding.ts'

/** GROQ query for scheduled publishes, and for announcements with a start or end. */
export const SCHEDULED = `{
  "publishes": *[_type == "workflow" && defined(publishAt)]{
    "id": subject, "at": publishAt, "by": scheduledBy.name, "late": defined(problem),
    "title": *[_id == "drafts." + ^.subject][0]{"name": ${TITLE_EXPRESSION}}.name
  },
  "announcements": *[_type == "announcement" && !(_id in path("drafts.**"))
    && (defined(startsAt) || defined(endsAt))]{"id": _id, startsAt, endsAt, "title": text.en}
}`

const text = z.string().nullable().catch(null)
const answer = z.object({
  publishes: z.array(
    z.object({
      id: z.string(),
      at: z.string(),
      by: text,
      late: z.boolean().nullable(),
      title: text,
    }),
  ),
  announcements: z.array(z.object({ id: z.string(), startsAt: text, endsAt: text, title: text })),
})

export interface ScheduledEntry {
  kind: 'publish' | 'begin' | 'end'
  id: string
  at: Date
  title: string | null
  /** Name of the user who scheduled it. */
  by: string | null
  /** Whether the scheduled publish failed. */
  isLate: boolean
}

/** Returns all entries, earliest first. */
export function parseScheduled(value: unknown): ScheduledEntry[] {
  const { publishes, announcements } = answer.parse(value)
  const turns = announcements.flatMap(({ id, title, startsAt, endsAt }): ScheduledEntry[] => {
    const one = { id, title, by: null, isLate: false }
    return [
      ...(startsAt ? [{ ...one, kind: 'begin' as const, at: new Date(startsAt) }] : []),
      ...(endsAt ? [{ ...one, kind: 'end' as const, at: new Date(endsAt) }] : []),
    ]
  })
  const drafts = publishes.map(({ at, late, ...one }): ScheduledEntry => {
    return { ...one, kind: 'publish', at: new Date(at), isLate: late === true }
  })
  return [...drafts, ...turns].sort((a, b) => a.at.getTime() - b.at.getTime())
}

export interface ScheduledDay {
  /** The day's first moment in the browser's time zone. */
  day: Date
  entries: ScheduledEntry[]
}

/** Returns, by day, the entries after `now` (ms since 1970) and overdue publishes. */
export function scheduledDays(entries: readonly ScheduledEntry[], now: number): ScheduledDay[] {
  const days = new Map<number, ScheduledDay>()
  for (const entry of entries) {
    if (entry.at.getTime() <= now && entry.kind !== 'publish') continue
    const day = startOf(entry.at)
    const known = days.get(day.getTime()) ?? { day, entries: [] }
    known.entries.push(entry)
    days.set(day.getTime(), known)
  }
  return [...days.values()]
}

/** Returns the number of days from the day of `now` to `day`; 0 is today. */
export function daysFrom(now: number, day: Date): number {
  // Rounds, because a day on which the clock changes is an hour longer or shorter.
  return Math.round((day.getTime() - startOf(new Date(now)).getTime()) / (24 * 60 * 60_000))
}

const startOf = (time: Date) => new Date(time.getFullYear(), time.getMonth(), time.getDate())

/** Returns when the list changes without an edit, in ms since 1970: at the next entry or at midnight. */
export function nextChange(entries: readonly ScheduledEntry[], now: number): number {
  const midnight = startOf(new Date(now))
  midnight.setDate(midnight.getDate() + 1)
  const times = entries.map(({ at }) => at.getTime()).filter((time) => time > now)
  return Math.min(midnight.getTime(), ...times)
}
