import 'server-only'
import type { Locale } from '../../config/locales.ts'
import { cacheWithTags } from '../cache/cache-with-tags.ts'
import { openLastGoodStore } from '../cache/open-last-good-store.ts'
import type { AreaLabels } from '../changelog/area.ts'
import { contentClient } from '../lake/client.ts'
import { Reader } from '../lake/reader.ts'
import type { LocalizedText } from '../model/localized-text.ts'
import { fetchAreaLabels } from './area-labels.ts'

interface CachedLabels {
  labels: [string, LocalizedText][]
  dependencies: string[]
}

const last = openLastGoodStore<CachedLabels>('area-labels')

/** The labels of all areas, cached until a sidebar or a page's label changes. */
export async function cachedAreaLabels(locale: Locale): Promise<AreaLabels> {
  'use cache'
  const { value, fresh } = await last.read(locale, () => read(locale))
  cacheWithTags({ fresh, tags: value.dependencies })
  return new Map(value.labels)
}

async function read(locale: Locale): Promise<CachedLabels> {
  const reader = new Reader(contentClient())
  const labels = [...(await fetchAreaLabels(reader, locale))]
  return { labels, dependencies: reader.dependencies }
}
