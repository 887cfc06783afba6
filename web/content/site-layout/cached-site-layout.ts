import 'server-only'
import type { Locale } from '../../config/locales.ts'
import { cacheWithTags } from '../cache/cache-with-tags.ts'
import { openLastGoodStore } from '../cache/open-last-good-store.ts'
import { contentClient } from '../lake/client.ts'
import { loadSiteLayout, type SiteLayout } from './site-layout.ts'

const last = openLastGoodStore<SiteLayout>('site-layout')

/** The layout around every page, cached until one of its documents is published. */
export async function cachedSiteLayout(locale: Locale): Promise<SiteLayout> {
  'use cache'
  const { value, fresh } = await last.read(locale, () => loadSiteLayout(contentClient(), locale))
  cacheWithTags({ fresh, tags: value.dependencies })
  return value
}
