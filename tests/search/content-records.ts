import path from 'node:path'
import { testLake } from '../../local/lake/testing.ts'
import { seed } from '../../scripts/seed/seed.ts'
import { syncSpecs } from '../../scripts/sync-specs/sync-specs.ts'
import { loadPage } from '../../web/content/page.ts'
import { fetchPagePaths } from '../../web/content/page-paths.ts'
import { type Locale, locales } from '../../web/locales.ts'
import type { SearchRecord } from '../../web/search/record.ts'
import { pageRecords } from '../../web/search/records.ts'

const root = path.join(import.meta.dirname, '../..')

/** The search records of everything in content/ and specs/, made as sync-search makes them. */
export async function contentRecords(): Promise<Map<Locale, SearchRecord[]>> {
  await using lake = await testLake()
  const writer = lake.client('administrator')
  const specs = path.join(root, 'specs')
  await syncSpecs(writer, { specs, dryRun: false })
  await seed(writer, { content: path.join(root, 'content'), specs, replace: false, dryRun: false })
  const reader = lake.client('viewer', 'published')
  const paths = await fetchPagePaths(reader)
  const records = new Map<Locale, SearchRecord[]>()
  for (const locale of locales) {
    const pages = await Promise.all(paths.map((each) => loadPage(reader, each, locale)))
    records.set(
      locale,
      pages.flatMap((page) => (page ? pageRecords(page) : [])),
    )
  }
  return records
}
