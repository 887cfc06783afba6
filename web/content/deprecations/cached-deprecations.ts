import 'server-only'
import type { Locale } from '../../config/locales.ts'
import { cacheWithTags } from '../cache/cache-with-tags.ts'
import { openLastGoodStore } from '../cache/open-last-good-store.ts'
import { contentClient } from '../lake/client.ts'
import { type Deprecations, loadDeprecations } from './load-deprecations.ts'

const last = openLastGoodStore<Deprecations>('deprecations')

/** All deprecations, cached until a document that readers see is published. */
export async function cachedDeprecations(locale: Locale): Promise<Deprecations> {
  'use cache'
  const { value, fresh } = await last.read(locale, () => loadDeprecations(contentClient(), locale))
  cacheWithTags({ fresh, tags: value.dependencies })
  return value
}
