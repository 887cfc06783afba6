import type { Client } from 'typesense'
import type { Locale } from '../config/locales.ts'
import { buildCollection } from './build-collection.ts'
import { searchAlias } from './collection.ts'
import { currentCollection } from './index-state.ts'
import type { SearchRecord } from './record.ts'

export interface ReindexReport {
  collection: string
  /** Number of records in the collection. */
  records: number
  /** Older collections that were deleted; the previous one is kept for a rollback. */
  deleted: string[]
}

/**
 * Builds a new collection from `records` and points the alias to it once it is complete. On a failure the new
 * collection is deleted and readers keep the old one.
 */
export async function fullReindex(
  client: Client,
  locale: Locale,
  records: readonly SearchRecord[],
): Promise<ReindexReport> {
  const collection = await buildCollection(client, locale, records)
  const deleted = await useCollection(client, locale, collection)
  return { collection, records: records.length, deleted }
}

/**
 * Points the locale's alias to `collection` atomically. The previous collection stays for a rollback; those older than
 * both are deleted. Returns their names.
 */
export async function useCollection(
  client: Client,
  locale: Locale,
  collection: string,
): Promise<string[]> {
  const alias = searchAlias(locale)
  const before = await currentCollection(client, alias)
  await client.aliases().upsert(alias, { collection_name: collection })
  // A collection created between the two may be one that another process is building.
  const oldest = Math.min(madeAt(alias, collection), madeAt(alias, before ?? collection))
  const all = await client.collections().retrieve({ exclude_fields: 'fields' })
  const older = all.map((each) => each.name).filter((name) => madeAt(alias, name) < oldest)
  for (const name of older) await client.collections(name).delete()
  return older
}

/** Creation time of a collection of the alias, ms; Infinity for any other. */
function madeAt(alias: string, name: string): number {
  const [, time] = new RegExp(`^${alias}_(\\d+)$`).exec(name) ?? []
  return time === undefined ? Number.POSITIVE_INFINITY : Number(time)
}
