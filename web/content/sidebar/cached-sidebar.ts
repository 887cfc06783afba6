import 'server-only'
import { createHash } from 'node:crypto'
import type { Locale } from '../../config/locales.ts'
import { cacheWithTags } from '../cache/cache-with-tags.ts'
import { openLastGoodStore } from '../cache/open-last-good-store.ts'
import { contentClient } from '../lake/client.ts'
import { loadSidebar, type SidebarWithoutCurrent } from './load-sidebar.ts'

export interface CachedSidebar extends SidebarWithoutCurrent {
  /** Equal for equal entries. */
  hash: string
}

const last = openLastGoodStore<SidebarWithoutCurrent | null>('sidebar')

/** A sidebar without a current page, cached until it or the label of one of its pages is published. */
export async function cachedSidebar(
  id: string,
  locale: Locale,
): Promise<CachedSidebar | undefined> {
  'use cache'
  const tagsOf = (sidebar: SidebarWithoutCurrent | null) => [id, ...(sidebar?.dependencies ?? [])]
  const { value, fresh } = await last.read(
    `${locale}/${id}`,
    async () => (await loadSidebar(contentClient(), id, locale)) ?? null,
    tagsOf,
  )
  cacheWithTags({ fresh, tags: tagsOf(value) })
  if (!value) return undefined
  return { ...value, hash: hashOf(value.items) }
}

/** A hash of `content` (as JSON), for use as a name. */
function hashOf(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 16)
}
