import type { SanityClient } from '@sanity/client'
import type { Locale } from '../locales.ts'
import { pageHref } from '../paths.ts'
import { documentTag, linkTags } from '../tags.ts'
import { copy } from './copy.ts'
import { fetchLinkedPages } from './linked-pages.ts'
import { fetchMethods } from './methods.ts'
import { sidebarPages } from './neighbours.ts'
import type { Copy, Method } from './page-data.ts'
import { resolveSidebar } from './sidebar.ts'
import { inNavigationOrder } from './sidebar-order.ts'
import { fetchSidebars, sidebarPageIds } from './stored-sidebar.ts'

export interface LandingSection {
  key: string
  label: Copy
  href: string
  /** Number of pages inside. */
  count: number
  /** The first of them, by name. */
  pages: { label: Copy; href: string; method?: Method }[]
}

export interface Landing {
  entry?: { label: Copy; href: string }
  pageCount: number
  operationCount: number
  groups: { key: string; title: Copy; sections: LandingSection[] }[]
  buildStamp: string
  dependencies: string[]
}

/** What the landing page says: the sidebars' sections, counted. */
export async function loadLanding(client: SanityClient, locale: Locale): Promise<Landing> {
  const sidebars = await inNavigationOrder(client, await fetchSidebars(client))
  const ids = sidebars.flatMap((sidebar) => sidebarPageIds(sidebar.items))
  const pages = await fetchLinkedPages(client, [...new Set(ids)])
  const operations = [...pages.values()].flatMap(({ operation }) => operation ?? [])
  const methods = await fetchMethods(client, operations)
  const entry = sidebars.map((sidebar) => pages.get(sidebar.entry?._ref ?? '')).find(Boolean)

  const groups = sidebars.map((stored) => {
    const sidebar = resolveSidebar(stored, { locale, currentId: '', pages, methods })
    const sections = sidebar.items.flatMap((item): LandingSection[] => {
      const inside = sidebarPages([item])
      const first = inside[0]
      if (!first) return []
      const links = item.kind === 'category' ? inside : []
      return [
        {
          key: first.path,
          label: item.label,
          href: first.href,
          count: inside.length,
          pages: links.map(({ label, href, method }) => ({
            label,
            href,
            ...(method && { method }),
          })),
        },
      ]
    })
    return { key: stored._id, title: sidebar.title, sections }
  })
  return {
    ...(entry && {
      entry: { label: copy(entry.title, locale), href: pageHref(entry.path, locale) },
    }),
    pageCount: pages.size,
    operationCount: methods.size,
    groups,
    buildStamp: new Date().toISOString(),
    dependencies: [
      documentTag('navigation'),
      ...sidebars
        .flatMap((sidebar) => [sidebar._id, sidebar.entry?._ref ?? []].flat())
        .map(documentTag),
      ...linkTags(ids),
    ],
  }
}
