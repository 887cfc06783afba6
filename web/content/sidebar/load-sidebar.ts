import type { SanityClient } from '@sanity/client'
import type { Locale } from '../../config/locales.ts'
import { deprecatedTag } from '../../config/tags.ts'
import { fetchLinkedPages } from '../addresses/linked-pages.ts'
import { Reader } from '../lake/reader.ts'
import type { Sidebar } from '../model/page-data.ts'
import { fetchEndpoints } from '../reference/endpoints.ts'
import { resolveSidebar } from './sidebar.ts'
import {
  fetchSidebar,
  fetchSidebarIds,
  fetchSidebarReferences,
  sidebarPageIds,
} from './stored-sidebar.ts'

/** A sidebar in which no entry is marked as current. */
export interface SidebarWithoutCurrent extends Sidebar {
  /** Ids of its pages in reading order, including unpublished ones. */
  pageIds: string[]
  /** Cache tags. */
  dependencies: string[]
}

/** Loads the sidebars that pages share, from the lake or a cache. */
export interface Sidebars {
  /** The ids of the sidebars that refer to a page, in order; the reference may be only the sidebar's entry page. */
  idsOf: (pageId: string) => Promise<string[]>
  /** The sidebar with this id, without a current page; undefined when there is none. */
  read: (id: string, locale: Locale) => Promise<SidebarWithoutCurrent | undefined>
}

/** Reads from the lake on each call. */
export const sidebarsOf = (client: SanityClient): Sidebars => ({
  idsOf: (pageId) => fetchSidebarIds(client, pageId),
  read: (id, locale) => loadSidebar(client, id, locale),
})

/** Reads each sidebar once, for loading many pages; later changes are not seen. */
export function memoiseSidebars(client: SanityClient): Sidebars {
  let all: ReturnType<typeof fetchSidebarReferences> | undefined
  const known = new Map<string, Promise<SidebarWithoutCurrent | undefined>>()
  return {
    async idsOf(pageId) {
      all ??= fetchSidebarReferences(client)
      return (await all).flatMap(({ id, refersTo }) => (refersTo.has(pageId) ? [id] : []))
    },
    read(id, locale) {
      const key = `${locale} ${id}`
      const sidebar = known.get(key) ?? loadSidebar(client, id, locale)
      known.set(key, sidebar)
      return sidebar
    },
  }
}

/** The sidebar with its pages' labels. Throws when the lake does not answer. */
export async function loadSidebar(
  client: SanityClient,
  id: string,
  locale: Locale,
): Promise<SidebarWithoutCurrent | undefined> {
  const reader = new Reader(client)
  const stored = await fetchSidebar(reader, id)
  if (!stored) return undefined
  const pageIds = sidebarPageIds(stored.items)
  const pages = await fetchLinkedPages(reader, pageIds)
  const operations = [...pages.values()].flatMap(({ operation }) => operation ?? [])
  const requests = await fetchEndpoints(reader, operations)
  reader.addTags([deprecatedTag])
  return {
    ...resolveSidebar(stored, { locale, pages, requests }),
    pageIds,
    dependencies: reader.dependencies,
  }
}
