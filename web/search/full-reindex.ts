import type { Client } from 'typesense'
import { Errors } from 'typesense'
import type { Locale } from '../locales.ts'
import { collectionSchema, searchAlias } from './collection.ts'
import { importRecords } from './import-records.ts'
import type { SearchRecord } from './record.ts'
import { synonymSets } from './synonyms.ts'

export interface ReindexReport {
  collection: string
  /** How many records it holds. */
  records: number
  /** Older collections that were deleted; the one before this is kept to go back to. */
  deleted: string[]
}

/**
 * Builds a new collection from `records` and lets the alias point to it once it is complete.
 * When anything fails, the new collection is deleted and readers keep the old one.
 */
export async function fullReindex(
  client: Client,
  locale: Locale,
  records: readonly SearchRecord[],
): Promise<ReindexReport> {
  const alias = searchAlias(locale)
  const collection = `${alias}_${Date.now()}`
  const before = await currentCollection(client, alias)
  for (const { name, items } of synonymSets(locale))
    await client.synonymSets(name).upsert({ items })
  await client.collections().create(collectionSchema(locale, collection))
  try {
    await importRecords(client, collection, records)
    await verify(client, collection, records)
    await client.aliases().upsert(alias, { collection_name: collection })
  } catch (cause) {
    await client.collections(collection).delete()
    throw new Error(
      `The search of ${locale} was not renewed; ${before ?? 'no collection'} stays in use.`,
      { cause },
    )
  }
  return {
    collection,
    records: records.length,
    deleted: await deleteOlder(client, alias, [collection, before]),
  }
}

async function currentCollection(client: Client, alias: string): Promise<string | undefined> {
  try {
    return (await client.aliases(alias).retrieve()).collection_name
  } catch (error) {
    if (error instanceof Errors.ObjectNotFound) return undefined
    throw error
  }
}

async function verify(
  client: Client,
  collection: string,
  records: readonly SearchRecord[],
): Promise<void> {
  const ids = new Set<string>()
  const twice = new Set<string>()
  for (const { id } of records) (ids.has(id) ? twice : ids).add(id)
  if (twice.size > 0) {
    throw new Error(
      `Search records share an id, so one would hide the other: ${[...twice].slice(0, 10).join(', ')}`,
    )
  }
  const { num_documents } = await client.collections(collection).retrieve()
  if (num_documents !== ids.size) {
    throw new Error(`${collection} holds ${num_documents} records after an import of ${ids.size}.`)
  }
}

async function deleteOlder(
  client: Client,
  alias: string,
  kept: readonly (string | undefined)[],
): Promise<string[]> {
  const all = await client.collections().retrieve()
  const older = all
    .map((each) => each.name)
    .filter((name) => new RegExp(`^${alias}_\\d+$`).test(name) && !kept.includes(name))
  for (const name of older) await client.collections(name).delete()
  return older
}
