import { z } from 'zod'
import { eachOf, type Locale, locales } from './locales.ts'
import type { TriedQuery } from './search-trial.ts'

const place = z.string().regex(/^[^/#\s][^#\s]*(#[^#\s]+)?$/, 'is not `path` or `path#anchor`')
const rows = z.array(
  z.strictObject({ q: z.string().min(1), first: z.union([place, z.array(place).min(1)]) }),
)
const byLocale = z.record(z.enum(locales), rows)

/** The queries of a table of one locale: `studio/search-trial/queries/en.yaml`. Throws with the line's number where one is malformed. */
export const queriesOf = (locale: Locale, table: unknown): TriedQuery[] =>
  rows.parse(table).map(({ q, first }) => ({
    q,
    locale,
    places: [first].flat().filter((each) => each !== 'none'),
  }))

/** The same of a table that has a list for each locale, by locale. */
export function queriesByLocale(table: unknown): Record<Locale, TriedQuery[]> {
  const lists = byLocale.parse(table)
  return eachOf(locales, (locale) => queriesOf(locale, lists[locale]))
}
