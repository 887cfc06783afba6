import type { Locale } from '../../web/config/locales.ts'
import type { SearchRecord } from '../../web/search/record.ts'
import { pageRecords } from '../../web/search/records.ts'
import { contentPages } from '../support/content-pages.ts'

/** The search records of everything in content/ and specs/, made as by sync-search. */
export async function contentRecords(): Promise<Map<Locale, SearchRecord[]>> {
  const content = await contentPages()
  return new Map([...content].map(([locale, { pages }]) => [locale, pages.flatMap(pageRecords)]))
}
