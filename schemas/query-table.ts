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

/** A query of a table, and of what kind it is where the table says so. */
export type TableQuery = TriedQuery & { kind?: string }

/** The queries of a table of one locale: `studio/search-trial/queries/en.yaml`. Throws with the line's number where one is malformed. */
export const queriesOf = (locale: Locale, table: unknown): TableQuery[] =>
  rows.parse(table).map(({ q, first, kind }) => ({
    q,
    locale,
    places: [first].flat().filter((each) => each !== 'none'),
    ...(kind !== undefined && { kind }),
  }))

/** The same of a table that has a list for each locale, by locale. */
export function queriesByLocale(table: unknown): Record<Locale, TableQuery[]> {
  const lists = byLocale.parse(table)
  return eachOf(locales, (locale) => queriesOf(locale, lists[locale]))
}
