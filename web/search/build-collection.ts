import type { Client } from 'typesense'
import type { Locale } from '../locales.ts'
import { collectionSchema, searchAlias } from './collection.ts'
import { importRecords } from './import-records.ts'
import { currentCollection } from './index-state.ts'
import { searchParameters } from './parameters.ts'
import { pushSynonyms } from './push-synonyms.ts'
import type { SearchRecord } from './record.ts'

/**
 * A new collection that holds `records` and answers queries; no reader sees it yet. Returns its name.
 * Throws, naming the records and why, when it cannot be completed; it is deleted then.
 */
export async function buildCollection(
  client: Client,
  locale: Locale,
  records: readonly SearchRecord[],
  onImported: (done: number) => void = () => {},
): Promise<string> {
  const alias = searchAlias(locale)
  const collection = `${alias}_${Date.now()}`
  const before = await currentCollection(client, alias)
  await pushSynonyms(client, [locale])
  await client.collections().create(collectionSchema(locale, collection))
  try {
    assertDistinct(records)
    await importRecords(client, collection, records, onImported)
    await verify(client, locale, collection, records)
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

function assertDistinct(records: readonly SearchRecord[]): void {
  const ids = new Set<string>()
  const twice = new Set<string>()
  for (const { id } of records) (ids.has(id) ? twice : ids).add(id)
  if (twice.size === 0) return
  throw new Error(
    `Search records share an id, so one would hide the other: ${[...twice].slice(0, 10).join(', ')}`,
  )
}

async function verify(
  client: Client,
  locale: Locale,
  collection: string,
  records: readonly SearchRecord[],
): Promise<void> {
  const { num_documents } = await client.collections(collection).retrieve()
  if (num_documents !== records.length)
    throw new Error(
      `${collection} holds ${num_documents} records after an import of ${records.length}.`,
    )
  for (const { q, version } of canaries(records)) {
    const documents = client.collections<SearchRecord>(collection).documents()
    const answer = await documents.search({ ...searchParameters(locale, version), q }, {})
    if (answer.found === 0)
      throw new Error(
        `${collection} does not find “${q}”, which it holds: something is wrong with its schema or the query parameters.`,
      )
  }
}

/** Queries that must find something: a title, a path, a name and a code, as far as there are any. */
function canaries(records: readonly SearchRecord[]): { q: string; version: string }[] {
  const pick = (of: (record: SearchRecord) => string | undefined) => {
    const record = records.find((each) => of(each) !== undefined)
    const q = record && of(record)
    return q === undefined ? [] : [{ q, version: record?.version ?? '' }]
  }
  return [
    ...pick(({ hierarchy }) => hierarchy.lvl1),
    ...pick(({ path }) => path),
    ...pick(({ type, identifiers }) => (type === 'parameter' ? identifiers?.[0] : undefined)),
    ...pick(({ codes }) => codes?.[0]),
  ]
}
