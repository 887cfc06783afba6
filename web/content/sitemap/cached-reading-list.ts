import 'server-only'
import type { Locale } from '../../config/locales.ts'
import { cacheWithTags } from '../cache/cache-with-tags.ts'
import { openLastGoodStore } from '../cache/open-last-good-store.ts'
import { contentClient } from '../lake/client.ts'
import { loadReadingList, type ReadingList } from './reading-list.ts'

const last = openLastGoodStore<ReadingList>('reading-list')

/** Every page in reading order, cached until one of them, or a sidebar, is published. */
export async function cachedReadingList(locale: Locale): Promise<ReadingList> {
  'use cache'
  const { value, fresh } = await last.read(
    locale,
    () => loadReadingList(contentClient(), locale),
    ({ dependencies }) => dependencies,
  )
  cacheWithTags({ fresh, tags: value.dependencies })
  return value
}
