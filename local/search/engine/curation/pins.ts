import type { Collection } from '../../store/collection.ts'
import type { Condition } from '../filter-sql.ts'
import type { Match, SelectedColumns } from '../matches.ts'

/** A document with a fixed position among the hits, from 1, for any query. */
export interface Pin {
  id: string
  position: number
}

export interface PinnedMatch extends Match {
  position: number
}

/** Pinned documents that match the condition, each once, ordered by position. */
export function pinnedMatches(
  collection: Collection,
  pins: readonly Pin[],
  condition: Condition,
  select: SelectedColumns,
): PinnedMatch[] {
  if (pins.length === 0) return []
  const ids = JSON.stringify(pins.map(({ id }) => id))
  const rows = collection.rows(
    `SELECT d.id, d.seq${select.sql} FROM ${collection.docs} d WHERE d.id IN (SELECT value FROM json_each(?)) AND ${condition.sql}`,
    [...select.values, ids, ...condition.values],
  )
  return rows
    .map(([id, seq, ...values]) => ({
      seq: Number(seq),
      textMatch: 0,
      values,
      position: pins.find((pin) => pin.id === id)?.position ?? 1,
    }))
    .sort((a, b) => a.position - b.position)
}

/** The list with each pinned item at its position, or at the end of a shorter list. */
export function withPins<T>(
  list: readonly T[],
  pinned: readonly (T & { position: number })[],
): T[] {
  const out: T[] = []
  const rest = list[Symbol.iterator]()
  for (const pin of pinned) {
    while (out.length + 1 < pin.position) {
      const { value, done } = rest.next()
      if (done) break
      out.push(value)
    }
    out.push(pin)
  }
  return [...out, ...rest]
}
