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

/** A sidebar as none of its pages shows it: no entry is marked as the current one. */
export interface SidebarWithoutCurrent extends Sidebar {
  /** Ids of the pages that are in it, also of those that are not published, in reading order. */
  pageIds: string[]
  /** Cache tags. */
  dependencies: string[]
}

/** What pages share, and where it comes from. */
export interface Sidebars {
  /** The ids of the sidebars that lead to a page, in order; in one it may be the head's alone. */
  idsOf: (pageId: string) => Promise<string[]>
  /** The one with this id, the same for all of its pages; undefined where there is none. */
  read: (id: string, locale: Locale) => Promise<SidebarWithoutCurrent | undefined>
}

/** Reads sidebars from the lake each time. */
export const sidebarsOf = (client: SanityClient): Sidebars => ({
  idsOf: (pageId) => fetchSidebarIds(client, pageId),
  read: (id, locale) => loadSidebar(client, id, locale),
})

/** Reads each sidebar once, for whoever loads many pages; it sees no later change. */
export function rememberSidebars(client: SanityClient): Sidebars {
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

/** The sidebar with the words of its pages. Throws when the lake does not answer. */
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
