import 'server-only'
import type { Locale } from '../../config/locales.ts'
import { cacheWithTags } from '../cache/cache-with-tags.ts'
import { openLastGoodStore } from '../cache/open-last-good-store.ts'
import { contentClient } from '../lake/client.ts'
import { type Feed, loadFeed } from './feed.ts'

const last = openLastGoodStore<Feed>('feed')

/** All entries of the changelog, cached until an entry is published. */
export async function cachedFeed(locale: Locale): Promise<Feed> {
  'use cache'
  const { value, fresh } = await last.read(locale, () => loadFeed(contentClient(), locale))
  cacheWithTags({ fresh, tags: value.dependencies })
  return value
}
