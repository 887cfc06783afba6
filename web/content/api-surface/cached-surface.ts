import 'server-only'
import { cacheWithTags } from '../cache/cache-with-tags.ts'
import { openLastGoodStore } from '../cache/open-last-good-store.ts'
import { contentClient } from '../lake/client.ts'
import { type LoadedSurface, loadApiSurface } from './load-surface.ts'
import type { ApiSurface } from './surface-schema.ts'

const last = openLastGoodStore<LoadedSurface>('api-surface')

/** The API surface, cached until a document that readers see is published. */
export async function cachedApiSurface(): Promise<ApiSurface> {
  'use cache'
  const { value, fresh } = await last.read('', () => loadApiSurface(contentClient()))
  cacheWithTags({ fresh, tags: value.dependencies })
  return value.surface
}
