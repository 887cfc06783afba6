import type { Client } from 'typesense'
import { z } from 'zod'
import { withDeadline } from '../server/limits/with-deadline.ts'
import { importRecords } from './import-records.ts'
import type { SearchRecord } from './record.ts'

const TIMEOUT_MS = 20_000

// The client returns any body of a 200 response, also one that is not the server's.
const deletion = z.object({ num_deleted: z.number() })

/**
 * Replaces the records of one page in one locale by `records`. New records are written before stale ones are deleted,
 * so the page can always be found. Returns whether anything changed: identical records are not written again.
 */
export async function replacePageRecords(
  client: Client,
  collection: string,
  pageId: string,
  records: readonly SearchRecord[],
): Promise<boolean> {
  const [first] = records
  if (!first) return removePage(client, collection, pageId)
  const stranger = records.find(
    (record) => record.page_id !== pageId || record.locale !== first.locale,
  )
  if (stranger) {
    throw new Error(
      `Search record ${stranger.id} does not belong to ${pageId} in ${first.locale}: pass the records of that page only.`,
    )
  }
  const known = await exportRecords(client, collection, ofPage(pageId), 'source_rev')
  const stale = known.some(({ source_rev }) => source_rev !== first.source_rev)
  if (!stale && known.length === records.length) return false
  await importRecords(client, collection, records)
  if (stale || known.length > records.length)
    await remove(client, collection, `${ofPage(pageId)} && source_rev:!=\`${first.source_rev}\``)
  return true
}

/** Deletes a page's records; returns whether there were any. */
export async function removePage(
  client: Client,
  collection: string,
  pageId: string,
): Promise<boolean> {
  return (await remove(client, collection, ofPage(pageId))) > 0
}

/** All records of a page in `collection`. */
export async function pageRecordsIn(
  client: Client,
  collection: string,
  pageId: string,
): Promise<SearchRecord[]> {
  // Without a list of fields the export has whole records.
  const found = await exportRecords(client, collection, ofPage(pageId), '')
  return found as SearchRecord[]
}

/** The ids of the pages in `collection` with records built from one of `dependencies`. */
export async function pagesDependingOn(
  client: Client,
  collection: string,
  dependencies: readonly string[],
): Promise<string[]> {
  const filter = `depends:=[${dependencies.map((each) => `\`${each}\``).join(',')}]`
  const records = await exportRecords(client, collection, filter, 'page_id')
  return [...new Set(records.flatMap(({ page_id }) => page_id ?? []))]
}

const ofPage = (id: string) => `page_id:=\`${id}\``

/** The records that match `filter_by` (all when empty), reduced to `fields` (all when empty). */
export async function exportRecords(
  client: Client,
  collection: string,
  filter_by: string,
  fields: string,
): Promise<Partial<SearchRecord>[]> {
  const lines = await withDeadline(
    client
      .collections(collection)
      .documents()
      .export({ ...(filter_by && { filter_by }), ...(fields && { include_fields: fields }) }),
    TIMEOUT_MS,
    `exporting search records of ${collection} (${filter_by || 'all'})`,
  )
  return lines.split('\n').flatMap((line) => (line ? JSON.parse(line) : []))
}

/** Deletes records and returns their number. */
async function remove(client: Client, collection: string, filter_by: string): Promise<number> {
  const answer = await withDeadline(
    client.collections(collection).documents().delete({ filter_by }),
    TIMEOUT_MS,
    `deleting search records of ${collection} (${filter_by})`,
  )
  return deletion.parse(answer).num_deleted
}
