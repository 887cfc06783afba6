import 'server-only'
import { pagesShowing } from '../content/affected-pages.ts'
import { contentClient } from '../content/client.ts'
import { loadPage } from '../content/page.ts'
import { locales } from '../locales.ts'
import { searchAlias } from '../search/collection.ts'
import { removePage, replacePageRecords } from '../search/index-pages.ts'
import { pageRecords } from '../search/records.ts'
import { searchAdmin } from '../search/search-admin.ts'
import type { Delivery } from './delivery.ts'
import { SerialQueue } from './serial-queue.ts'

const queue = new SerialQueue()

/** Brings the search records of every page that shows the changed document up to date. */
export async function indexChange(delivery: Delivery): Promise<void> {
  const search = searchAdmin()
  if (!search) return
  const client = contentClient()
  const pages = await pagesShowing(client, delivery.id, delivery.type)
  const work = pages.map((page) =>
    queue.run(page.id, async () => {
      for (const locale of locales) {
        const data = await loadPage(client, page.path, locale)
        if (data) await replacePageRecords(search, locale, data.documentId, pageRecords(data))
      }
    }),
  )
  const gone = delivery.type === 'page' && !pages.some((page) => page.id === delivery.id)
  if (gone)
    work.push(
      queue.run(delivery.id, async () => {
        for (const locale of locales) await removePage(search, searchAlias(locale), delivery.id)
      }),
    )
  await Promise.all(work)
}
