import { type Client, Errors } from 'typesense'
import { exportRecords } from '../index-pages.ts'
import type { CurationRecord } from './curation-items.ts'

/** The records that a collection has of pages; none when the collection does not exist yet. */
export async function recordLocations(
  client: Client,
  collection: string,
  pages: readonly string[],
): Promise<CurationRecord[]> {
  if (pages.length === 0) return []
  const filter = `page_id:=[${pages.map((page) => `\`${page}\``).join(',')}]`
  try {
    const records = await exportRecords(
      client,
      collection,
      filter,
      'id,page_id,url_without_anchor,anchor',
    )
    return records.flatMap(({ id, page_id, url_without_anchor, anchor }) =>
      id !== undefined && page_id !== undefined && url_without_anchor !== undefined
        ? [{ id, page_id, url_without_anchor, ...(anchor !== undefined && { anchor }) }]
        : [],
    )
  } catch (error) {
    // The first sync-search creates it and then sets the curations.
    if (error instanceof Errors.ObjectNotFound) return []
    throw error
  }
}
