import path from 'node:path'
import { testLake } from '../../local/lake/testing/test-lake.ts'
import { seed } from '../../scripts/seed/seed.ts'
import { syncSpecs } from '../../scripts/sync-specs/sync-specs.ts'
import { type Locale, locales } from '../../web/config/locales.ts'
import { fetchPageChanges } from '../../web/content/addresses/page-paths.ts'
import { memoiseQueries } from '../../web/content/lake/memoise-queries.ts'
import { assertLinksResolve } from '../../web/content/links/assert-links-resolve.ts'
import type { PageData } from '../../web/content/model/page-data.ts'
import { loadWholePage } from '../../web/content/page/page.ts'
import { sidebarsOf } from '../../web/content/sidebar/load-sidebar.ts'
import { loadReadingList, type ReadingList } from '../../web/content/sitemap/reading-list.ts'
import { fetchTuning, type SearchTuning } from '../../web/content/tuning/tuning.ts'
import { forEachLimited } from '../../web/server/limits/for-each-limited.ts'

/** The lake limits the number of connections. */
const PAGES_AT_A_TIME = 8

const root = path.join(import.meta.dirname, '../..')

export interface Content {
  pages: PageData[]
  list: ReadingList
}

/**
 * Everything in content/ and specs/, read by the site's code from a lake that contains nothing else. Throws on a broken
 * link, as a build of all pages would.
 */
export const contentPages = async (): Promise<Map<Locale, Content>> => (await whole()).content

/** The search tuning in content/, read from the same lake. */
export const contentTuning = async (): Promise<SearchTuning> => (await whole()).tuning

/** Cached, as several files of a worker need it. */
let made: ReturnType<typeof make> | undefined

function whole(): ReturnType<typeof make> {
  made ??= make()
  return made
}

async function make(): Promise<{ content: Map<Locale, Content>; tuning: SearchTuning }> {
  await using lake = await testLake()
  const writer = lake.client('administrator')
  const specs = path.join(root, 'specs')
  await syncSpecs(writer, { specs, dryRun: false })
  await seed(writer, { content: path.join(root, 'content'), specs, replace: false, dryRun: false })
  const reader = memoiseQueries(lake.client('viewer', 'published'))
  const all = await fetchPageChanges(reader)
  await assertLinksResolve(
    reader,
    all.map(({ id }) => id),
  )
  const paths = all.map(({ path }) => path).toSorted()
  const content = new Map<Locale, Content>()
  for (const locale of locales) {
    const pages = new Map<string, PageData>()
    await forEachLimited(paths, PAGES_AT_A_TIME, async (path) => {
      const page = await loadWholePage(reader, path, locale, sidebarsOf(reader))
      if (page) pages.set(path, page)
    })
    content.set(locale, {
      pages: paths.flatMap((path) => pages.get(path) ?? []),
      list: await loadReadingList(reader, locale),
    })
  }
  return { content, tuning: (await fetchTuning(reader)).tuning }
}
