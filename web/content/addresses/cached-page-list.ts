import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { linksTag, pathsTag } from '../../config/tags.ts'
import { contentClient } from '../lake/client.ts'
import { fetchPageList, type ListedPage } from './page-list.ts'

/** All pages, kept until one comes, goes, or is called otherwise. */
export async function cachedPageList(): Promise<ListedPage[]> {
  'use cache'
  cacheLife('max')
  cacheTag(linksTag, pathsTag)
  return fetchPageList(contentClient())
}
