import type { DatabaseSync } from 'node:sqlite'
import { type Event, eventsBefore } from './events.ts'

type Page = { events: Record<string, Omit<Event, 'seq'>[]>; nextCursor: string }

function takeWholeTransactions(
  events: Generator<Event>,
  limit: number,
): { page: Event[]; more: boolean } {
  const page: Event[] = []
  for (const event of events) {
    // The cursor is always between transactions, so a page contains whole ones.
    if (page.length >= limit && event.seq !== page.at(-1)?.seq) return { page, more: true }
    page.push(event)
  }
  return { page, more: false }
}

/**
 * A page of events of each document, newest first, and the cursor of the next page, empty after the last. One cursor
 * serves all documents: no page contains events older than it.
 */
export function eventsPage(
  database: DatabaseSync,
  ids: readonly string[],
  { limit, cursor }: { limit: number; cursor: number | null },
): Page {
  const before = cursor ?? Number.MAX_SAFE_INTEGER
  const pages = ids.map((id) => ({
    id,
    ...takeWholeTransactions(eventsBefore(database, id, before), limit),
  }))
  const ends = pages.flatMap(({ page, more }) => (more ? [page.at(-1)?.seq ?? 0] : []))
  const end = Math.max(0, ...ends)
  const events = pages.map(({ id, page }) => [
    id,
    page.filter(({ seq }) => seq >= end).map(({ seq: _, ...event }) => event),
  ])
  return { events: Object.fromEntries(events), nextCursor: end === 0 ? '' : String(end) }
}
