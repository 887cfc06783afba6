import type { SanityClient } from '@sanity/client'
import { defineQuery } from 'groq'
import { z } from 'zod'
import { SITE_SETTINGS_ID } from '../../../schemas/ids.ts'
import type { Locale } from '../../config/locales.ts'
import { documentTag, pathsTag, sitemapTag } from '../../config/tags.ts'
import { MAX_LISTED } from '../addresses/max-listed.ts'
import { byPath, inBatches, PART } from '../lake/paginate.ts'
import { Reader, taggedQuery } from '../lake/reader.ts'
import { type LocalizedText, localizedValue, textIn } from '../model/localized-text.ts'
import type { Sidebar } from '../model/page-data.ts'
import { resolveSidebar } from '../sidebar/sidebar.ts'
import { inNavigationOrder } from '../sidebar/sidebar-order.ts'
import { fetchSidebars, type StoredSidebar, sidebarPageIds } from '../sidebar/stored-sidebar.ts'

const shown = `{
  "id": _id, "path": path.current, title, sidebarLabel,
  "description": coalesce(description, body.en[_type == "operation"][0].operation->summary)
}`

const words = localizedValue.nullish()
const siteWords = z.object({ name: words, tagline: words }).nullish()
const listedPage = z.object({
  id: z.string(),
  path: z.string(),
  title: words,
  sidebarLabel: words,
  description: words,
})

const siteQuery = taggedQuery({
  query: defineQuery(`*[_type == "siteSettings"][0]{name, tagline}`),
  parse: (answer) => siteWords.parse(answer),
  tags: () => [documentTag(SITE_SETTINGS_ID)],
})

/** The tags of the text of any page. */
const wordsOfPages = () => [pathsTag, sitemapTag]

const allPages = {
  query: defineQuery(`*[_type == "page" && defined(path.current) && _id > $after] ${PART}${shown}`),
  row: listedPage,
  tags: wordsOfPages,
}

const pagesQuery = taggedQuery({
  query: defineQuery(`*[_type == "page" && defined(path.current) && _id in $ids]${shown}`),
  parse: (answer) => z.array(listedPage).parse(answer),
  tags: (_, _asked: { ids: readonly string[] }) => wordsOfPages(),
})

/** A sidebar as a list shows it. */
export type Area = Omit<Sidebar, 'id'>

/** The pages of the site, or of an area, in reading order. */
export interface ReadingList {
  locale: Locale
  siteName: string
  tagline: string
  /** The sidebars, in the order of the navigation. */
  areas: Area[]
  /** Whether the site has too many pages for one list, so that areas have no items. */
  many: boolean
  /** Pages in no sidebar. */
  others: { path: string; label: LocalizedText }[]
  /** The description of each page, by path. */
  descriptions: Record<string, string>
  /** Cache tags. */
  dependencies: string[]
}

/**
 * The pages of the site with labels and descriptions; on a large site the areas without their pages. Throws when the
 * lake does not answer.
 */
export async function loadReadingList(client: SanityClient, locale: Locale): Promise<ReadingList> {
  const reader = new Reader(client)
  const [site, sidebars] = await Promise.all([reader.read(siteQuery, {}), fetchSidebars(reader)])
  const ids = new Set(sidebars.flatMap(({ items }) => sidebarPageIds(items)))
  const many = ids.size > MAX_LISTED
  const [ordered, pages] = await Promise.all([
    inNavigationOrder(reader, sidebars),
    many ? [] : reader.readRows(allPages),
  ])
  return {
    ...listed(many ? [] : ordered, pages.sort(byPath), { site, locale, reader }),
    ...(many && {
      areas: ordered.map(({ name, title }) => ({ name, title: textIn(title, locale), items: [] })),
    }),
    many,
    others: pages
      .filter(({ id }) => !ids.has(id))
      .map(({ path, title }) => ({ path, label: textIn(title, locale) })),
  }
}

/** The reading list of the sidebar `name`: one area, or none when there is no such sidebar. */
export async function loadArea(
  client: SanityClient,
  name: string,
  locale: Locale,
): Promise<ReadingList> {
  const reader = new Reader(client)
  const [site, sidebars] = await Promise.all([reader.read(siteQuery, {}), fetchSidebars(reader)])
  const area = sidebars.filter((sidebar) => sidebar.name === name)
  const ids = [...new Set(area.flatMap(({ items }) => sidebarPageIds(items)))]
  const pages = await inBatches(ids, (some) => reader.read(pagesQuery, { ids: some }))
  return { ...listed(area, pages, { site, locale, reader }), many: false, others: [] }
}

function listed(
  sidebars: readonly StoredSidebar[],
  pages: readonly z.infer<typeof listedPage>[],
  { site, locale, reader }: { site: z.infer<typeof siteWords>; locale: Locale; reader: Reader },
): Omit<ReadingList, 'many' | 'others'> {
  const context = {
    locale,
    pages: new Map(pages.map((page) => [page.id, page])),
    requests: new Map(),
  }
  return {
    locale,
    siteName: textIn(site?.name, locale).text,
    tagline: textIn(site?.tagline, locale).text,
    areas: sidebars
      .map((sidebar) => resolveSidebar(sidebar, context))
      .filter(({ items }) => items.length > 0),
    descriptions: Object.fromEntries(
      pages.map(({ path, description }) => [path, textIn(description, locale).text]),
    ),
    dependencies: reader.dependencies,
  }
}
