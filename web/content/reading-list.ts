import type { SanityClient } from '@sanity/client'
import { defineQuery } from 'groq'
import { z } from 'zod'
import { NAVIGATION_ID, SITE_SETTINGS_ID } from '../../schemas/ids.ts'
import type { Locale } from '../locales.ts'
import { documentTag, pathsTag, sitemapTag } from '../tags.ts'
import { copy, wordsSchema } from './copy.ts'
import type { Copy, Sidebar } from './page-data.ts'
import { resolveSidebar } from './sidebar.ts'
import { inNavigationOrder } from './sidebar-order.ts'
import { fetchSidebars, sidebarPageIds } from './stored-sidebar.ts'

const query = defineQuery(`{
  "site": *[_type == "siteSettings"][0]{name, tagline},
  "pages": *[_type == "page" && defined(path.current)] | order(path.current){
    "id": _id, "path": path.current, title, sidebarLabel,
    "description": coalesce(description, body.en[_type == "operation"][0].operation->summary)
  }
}`)

const words = wordsSchema.nullish()

const result = z.object({
  site: z.object({ name: words, tagline: words }).nullish(),
  pages: z.array(
    z.object({
      id: z.string(),
      path: z.string(),
      title: words,
      sidebarLabel: words,
      description: words,
    }),
  ),
})

/** Every page of the site in the order in which it is read. */
export interface ReadingList {
  locale: Locale
  siteName: string
  tagline: string
  /** The sidebars, in the order of the navigation. */
  areas: Sidebar[]
  /** Those that stand in no sidebar. */
  others: { path: string; label: Copy }[]
  /** What each page is about, by its path. */
  descriptions: Record<string, string>
  /** Cache tags. */
  dependencies: string[]
}

/** The pages of the site with their labels and descriptions. Throws when the lake does not answer. */
export async function loadReadingList(client: SanityClient, locale: Locale): Promise<ReadingList> {
  const [fetched, sidebars] = await Promise.all([client.fetch(query), fetchSidebars(client)])
  const { site, pages } = result.parse(fetched)
  const ordered = await inNavigationOrder(client, sidebars)
  const listed = new Set(ordered.flatMap(({ items }) => sidebarPageIds(items)))
  const context = {
    locale,
    currentId: '',
    pages: new Map(pages.map((page) => [page.id, page])),
    requests: new Map(),
  }
  return {
    locale,
    siteName: copy(site?.name, locale).text,
    tagline: copy(site?.tagline, locale).text,
    areas: ordered
      .map((sidebar) => resolveSidebar(sidebar, context))
      .filter(({ items }) => items.length > 0),
    others: pages
      .filter(({ id }) => !listed.has(id))
      .map(({ path, title }) => ({ path, label: copy(title, locale) })),
    descriptions: Object.fromEntries(
      pages.map(({ path, description }) => [path, copy(description, locale).text]),
    ),
    dependencies: [
      ...[SITE_SETTINGS_ID, NAVIGATION_ID, ...sidebars.map(({ _id }) => _id)].map(documentTag),
      pathsTag,
      sitemapTag,
    ],
  }
}
