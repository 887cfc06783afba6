import { contentClient } from '../web/content/client.ts'
import { loadPage } from '../web/content/page.ts'
import type { PageData } from '../web/content/page-data.ts'
import { fetchPagePaths } from '../web/content/page-paths.ts'
import { type Locale, locales } from '../web/locales.ts'
import { fullReindex } from '../web/search/full-reindex.ts'
import { pageRecords } from '../web/search/records.ts'
import { searchAdmin } from '../web/search/search-admin.ts'

const PAGES_AT_A_TIME = 8
const search = searchAdmin()
if (!search) throw new Error('TYPESENSE_ADMIN_KEY is not set: nothing may write the search.')

const client = contentClient()
const paths = await fetchPagePaths(client)
for (const locale of locales) {
  const pages = await loadAll(paths, locale)
  const report = await fullReindex(search, locale, pages.flatMap(pageRecords))
  console.log(
    `${locale}: ${report.records} records of ${pages.length} pages in ${report.collection}`,
  )
}

async function loadAll(all: string[], locale: Locale): Promise<PageData[]> {
  const pages: PageData[] = []
  for (let at = 0; at < all.length; at += PAGES_AT_A_TIME) {
    const batch = all.slice(at, at + PAGES_AT_A_TIME)
    const loaded = await Promise.all(batch.map((path) => loadPage(client, path, locale)))
    pages.push(...loaded.filter((page) => page !== undefined))
    if (process.stdout.isTTY)
      process.stdout.write(`\r${locale}: ${pages.length} of ${all.length} pages`)
  }
  if (process.stdout.isTTY) process.stdout.write('\r')
  return pages
}
