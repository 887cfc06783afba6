import { z } from 'zod'
import { eachOf, type Locale, locales } from './locales.ts'
import type { TriedQuery } from './search-trial.ts'

const place = z.string().regex(/^[^/#\s][^#\s]*(#[^#\s]+)?$/, 'is not `path` or `path#anchor`')
const rows = z.array(
  z.strictObject({
    q: z.string().min(1),
    first: z.union([place, z.array(place).min(1)]),
    kind: z.string().min(1).optional(),
  }),
)
const byLocale = z.record(z.enum(locales), rows)

/** A query of a table, with its kind if the table has one. */
export type TableQuery = TriedQuery & { kind?: string }

/** Queries of one locale's table: `studio/search-trial/queries/en.yaml`. Throws with a malformed row's index. */
export const queriesOf = (locale: Locale, table: unknown): TableQuery[] =>
  rows.parse(table).map(({ q, first, kind }) => ({
    q,
    locale,
    places: [first].flat().filter((each) => each !== 'none'),
    ...(kind !== undefined && { kind }),
  }))

/** Returns the queries, by locale, of a table with a list for each locale. */
export function queriesByLocale(table: unknown): Record<Locale, TableQuery[]> {
  const lists = byLocale.parse(table)
  return eachOf(locales, (locale) => queriesOf(locale, lists[locale]))
}
