import 'server-only'
import { environmentsTag } from '../../config/tags.ts'
import { cacheWithTags } from '../cache/cache-with-tags.ts'
import { openLastGoodStore } from '../cache/open-last-good-store.ts'
import { contentClient } from '../lake/client.ts'
import { Reader } from '../lake/reader.ts'
import { fetchEnvironments, type StoredEnvironment } from './environments.ts'

const last = openLastGoodStore<StoredEnvironment[]>('environments')

/** The API's environments, cached until one is published. */
export async function cachedEnvironments(): Promise<StoredEnvironment[]> {
  'use cache'
  const { value, fresh } = await last.read('all', () =>
    fetchEnvironments(new Reader(contentClient())),
  )
  cacheWithTags({ fresh, tags: [environmentsTag] })
  return value
}
