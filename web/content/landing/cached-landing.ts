import 'server-only'
import type { Locale } from '../../config/locales.ts'
import { cacheWithTags } from '../cache/cache-with-tags.ts'
import { openLastGoodStore } from '../cache/open-last-good-store.ts'
import { contentClient } from '../lake/client.ts'
import { type Landing, loadLanding } from './landing.ts'

const last = openLastGoodStore<Landing>('landing')

/** The landing page's data, cached until one of its documents is published. */
export async function cachedLanding(locale: Locale): Promise<Landing> {
  'use cache'
  const { value, fresh } = await last.read(locale, () => loadLanding(contentClient(), locale))
  cacheWithTags({ fresh, tags: value.dependencies })
  return value
}
