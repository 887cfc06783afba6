import type { Client } from 'typesense'
import { locales } from '../../web/config/locales.ts'
import { schemaRevision } from '../../web/search/collection.ts'
import { pageRecordsIn } from '../../web/search/index-pages.ts'
import { readIndex } from '../../web/search/index-state.ts'
import type { RecordFiles } from './load-records.ts'

/**
 * Adds the records that the index has of these pages to the new ones. Records of another schema are left out: the new
 * schema might refuse them.
 */
export async function addIndexedRecords(
  search: Client,
  pages: readonly string[],
  files: RecordFiles,
): Promise<void> {
  if (pages.length === 0) return
  for (const locale of locales) {
    const state = await readIndex(search, locale)
    if (state?.schema !== schemaRevision(locale)) continue
    for (const page of pages)
      await files[locale].add(await pageRecordsIn(search, state.collection, page))
  }
}
