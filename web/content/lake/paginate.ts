import type { SanityClient } from '@sanity/client'
import { z } from 'zod'

/**
 * The end of a query for `paginate`, after a filter with `_id > $after`. The lake returns 1,000 rows well within the
 * timeout of one request, however many more there are.
 */
export const PART = '| order(_id)[0...1000]'
const SIZE = 1000

/** All rows of a query that ends in PART, sorted by id. Throws on a malformed row. */
export async function paginate<Row extends { id: string }>(
  client: SanityClient,
  query: string,
  row: z.ZodType<Row>,
  params: Record<string, unknown> = {},
): Promise<Row[]> {
  const rows: Row[] = []
  for (let after = ''; ; ) {
    const part = z.array(row).parse(await client.fetch<unknown>(query, { ...params, after }))
    rows.push(...part)
    const last = part.at(-1)
    if (!last || part.length < SIZE) return rows
    after = last.id
  }
}

/** The rows for `ids`, requested 1,000 ids at a time. */
export async function inBatches<Row>(
  ids: readonly string[],
  fetch: (some: string[]) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = []
  for (let from = 0; from < ids.length; from += SIZE)
    rows.push(...(await fetch(ids.slice(from, from + SIZE))))
  return rows
}

/** Sorts by path, ascending. */
export const byPath = (one: { path: string }, other: { path: string }): number =>
  one.path < other.path ? -1 : Number(one.path > other.path)
