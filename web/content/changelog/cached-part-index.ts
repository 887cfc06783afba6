import 'server-only'
import type { Locale } from '../../config/locales.ts'
import { cacheWithTags } from '../cache/cache-with-tags.ts'
import { openLastGoodStore } from '../cache/open-last-good-store.ts'
import { contentClient } from '../lake/client.ts'
import { loadPartIndex, type PartIndex } from './part-index.ts'

const last = openLastGoodStore<PartIndex>('changelog-parts')

/** The anchor index of the changelog's entries, cached until an entry is published. */
export async function cachedPartIndex(locale: Locale): Promise<PartIndex> {
  'use cache'
  const { value, fresh } = await last.read(locale, () => loadPartIndex(contentClient(), locale))
  cacheWithTags({ fresh, tags: value.dependencies })
  return value
}
