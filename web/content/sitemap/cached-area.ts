import 'server-only'
import type { Locale } from '../../config/locales.ts'
import { cacheWithTags } from '../cache/cache-with-tags.ts'
import { openLastGoodStore } from '../cache/open-last-good-store.ts'
import { contentClient } from '../lake/client.ts'
import { loadArea, type ReadingList } from './reading-list.ts'

const last = openLastGoodStore<ReadingList>('area')

/** The pages of one sidebar in reading order, cached until one of them, or a sidebar, is published. */
export async function cachedArea(name: string, locale: Locale): Promise<ReadingList> {
  'use cache'
  const { value, fresh } = await last.read(`${locale}/${name}`, () =>
    loadArea(contentClient(), name, locale),
  )
  cacheWithTags({ fresh, tags: value.dependencies })
  return value
}
