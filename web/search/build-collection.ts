import type { Client } from 'typesense'
import type { Locale } from '../config/locales.ts'
import { collectionSchema, searchAlias } from './collection.ts'
import { importRecords, type Records } from './import-records.ts'
import { currentCollection } from './index-state.ts'
import { searchParameters } from './parameters.ts'
import type { SearchRecord } from './record.ts'
import { createMissingSets } from './tuning/push-tuning.ts'

/**
 * Creates a collection with `records` that answers queries but has no alias yet; returns its name. Throws with the
 * records and the reasons when it cannot be completed, after deleting it.
 */
export async function buildCollection(
  client: Client,
  locale: Locale,
  records: Records,
  onImported: (done: number) => void = () => {},
): Promise<string> {
  const alias = searchAlias(locale)
  const collection = `${alias}_${Date.now()}`
  const before = await currentCollection(client, alias)
  await createMissingSets(client, locale)
  await client.collections().create(collectionSchema(locale, collection))
  try {
    const written = new Written()
    await importRecords(client, collection, written.noting(records), onImported)
    await verify(client, locale, collection, written)
    return collection
  } catch (cause) {
    await client.collections(collection).delete()
    throw new Error(
      `The search of ${locale} was not renewed; ${before ?? 'no collection'} stays in use.`,
      {
        cause,
      },
    )
  }
}

/** Collects facts about the written records, to verify that the collection is complete. */
class Written {
  count = 0
  /** Ids of more than one record. */
  readonly twice = new Set<string>()
  /** Queries that must find a record: one for a title, a path, a name and a code, as far as there are any. */
  readonly canaries = new Map<string, { q: string; version: string }>()
  readonly #ids = new Set<string>()

  async *noting(records: Records): AsyncGenerator<SearchRecord> {
    for await (const record of records) {
      this.#note(record)
      yield record
    }
  }

  #note(record: SearchRecord): void {
    const { id, type, hierarchy, path, identifiers, codes, version } = record
    this.count++
    if (this.#ids.has(id)) this.twice.add(id)
    this.#ids.add(id)
    const name = type === 'parameter' ? identifiers?.[0] : undefined
    for (const [kind, q] of Object.entries({ title: hierarchy.lvl1, path, name, code: codes?.[0] }))
      if (q !== undefined && !this.canaries.has(kind)) this.canaries.set(kind, { q, version })
  }
}

async function verify(
  client: Client,
  locale: Locale,
  collection: string,
  { count, twice, canaries }: Written,
): Promise<void> {
  if (twice.size > 0)
    throw new Error(
      `Search records share an id, so one would hide the other: ${[...twice].slice(0, 10).join(', ')}`,
    )
  const { num_documents } = await client.collections(collection).retrieve()
  if (num_documents !== count)
    throw new Error(`${collection} holds ${num_documents} records after an import of ${count}.`)
  for (const { q, version } of canaries.values()) {
    const documents = client.collections<SearchRecord>(collection).documents()
    // Curations and stop words say nothing about the schema.
    const { stopwords: _, ...parameters } = searchParameters(locale, version)
    const search = { ...parameters, q, enable_curations: false }
    const answer = await documents.search(search, {})
    if (answer.found === 0)
      throw new Error(
        `${collection} does not find “${q}”, which it holds: something is wrong with its schema or the query parameters.`,
      )
  }
}
