import 'server-only'
import { cacheWithTags } from '../cache/cache-with-tags.ts'
import { contentClient } from '../lake/client.ts'
import { Reader } from '../lake/reader.ts'
import { fetchPageList, type ListedPage } from './page-list.ts'

/** All pages, cached until a page is added, removed or renamed. */
export async function cachedPageList(): Promise<ListedPage[]> {
  'use cache'
  const reader = new Reader(contentClient())
  const pages = await fetchPageList(reader)
  cacheWithTags({ fresh: true, tags: reader.dependencies })
  return pages
}
