import type { Client } from 'typesense'
import type { Locale } from '../locales.ts'
import { searchAlias } from './collection.ts'
import { importRecords } from './import-records.ts'
import type { SearchRecord } from './record.ts'
import { withDeadline } from './with-deadline.ts'

export { fullReindex } from './full-reindex.ts'

const TIMEOUT_MS = 20_000

/**
 * Makes `records` all that the search knows of a page in a locale. The new ones come first and
 * the stale ones go after, so the page can be found at every moment. Doing it twice is harmless.
 */
export async function replacePageRecords(
  client: Client,
  locale: Locale,
  pageId: string,
  records: readonly SearchRecord[],
): Promise<void> {
  const alias = searchAlias(locale)
  const [first] = records
  if (!first) return removePage(client, alias, pageId)
  const stranger = records.find((record) => record.page_id !== pageId || record.locale !== locale)
  if (stranger) {
    throw new Error(
      `Search record ${stranger.id} does not belong to ${pageId} in ${locale}: pass the records of that page only.`,
    )
  }
  await importRecords(client, alias, records)
  await remove(client, alias, `page_id:=\`${pageId}\` && source_rev:!=\`${first.source_rev}\``)
}

/** Takes a page out of the search. */
export async function removePage(client: Client, alias: string, pageId: string): Promise<void> {
  await remove(client, alias, `page_id:=\`${pageId}\``)
}

async function remove(client: Client, alias: string, filter_by: string): Promise<void> {
  await withDeadline(
    client.collections(alias).documents().delete({ filter_by }),
    TIMEOUT_MS,
    `deleting search records of ${alias} (${filter_by})`,
  )
}
