import { defineQuery } from 'groq'
import { z } from 'zod'
import type { Locale } from '../../config/locales.ts'
import { documentTag, sitemapTag } from '../../config/tags.ts'
import { translator } from '../../messages/translator.ts'
import { fittingRows } from '../lake/malformed-document.ts'
import { list, omitUndefined } from '../lake/optional-fields.ts'
import { type Reader, taggedQuery } from '../lake/reader.ts'
import { localizedValue, textIn } from '../model/localized-text.ts'
import type {
  SectionPart,
  SectionRow,
  Sidebar,
  SidebarCategory,
  SidebarItem,
  SidebarPage,
} from '../model/page-data.ts'
import { limitWords } from '../reference/operation-notes.ts'
import { storedRateLimits } from '../reference/stored-operation.ts'
import { sidebarPages } from '../sidebar/neighbours.ts'

/** Next stores at most 128 tags per cache entry: a larger section is regenerated with any page. */
const MOST_FOLLOWED = 35

const listed = z.object({
  id: z.string(),
  path: z.string(),
  description: localizedValue.nullish(),
  operation: z.string().nullish(),
  rateLimits: storedRateLimits,
  channel: z.string().nullish(),
  topics: list(z.string()),
})

type SectionEntry = z.infer<typeof listed>

const query = taggedQuery({
  query: defineQuery(`*[_type == "page" && path.current in $paths]{
    "id": _id, "path": path.current,
    "description": coalesce(description, body.en[_type == "operation"][0].operation->summary),
    "operation": body.en[_type == "operation"][0].operation._ref,
    "rateLimits": body.en[_type == "operation"][0].operation->rateLimits,
    "channel": body.en[_type == "channel"][0].channel._ref,
    "topics": body.en[_type == "channel"][0].channel->topics[].pattern
  }`),
  parse: (answer) => fittingRows(listed, answer),
  tags: (pages, _: { paths: readonly string[] }) =>
    pages.length > MOST_FOLLOWED
      ? [sitemapTag]
      : pages.flatMap(({ id, operation, channel }) =>
          [id, operation, channel].flatMap((one) => (one ? [documentTag(one)] : [])),
        ),
})

/** The pages of a category as rows, and their ids. */
export interface Section {
  parts: SectionPart[]
  ids: string[]
}

/** The category of `sidebar` whose own page is the current one; undefined when there is none. */
export async function fetchSection(
  reader: Reader,
  sidebar: Pick<Sidebar, 'items'> | undefined,
  locale: Locale,
): Promise<Section | undefined> {
  const category = currentCategory(sidebar?.items ?? [])
  if (!category) return undefined
  const pages = await reader.read(query, {
    paths: sidebarPages(category.items).map(({ path }) => path),
  })
  const known = new Map(pages.map((page) => [page.path, page]))
  return {
    parts: partsOf(category, (page) => rowOf(page, known.get(page.path), locale)),
    ids: pages.map(({ id }) => id),
  }
}

function currentCategory(items: readonly SidebarItem[]): SidebarCategory | undefined {
  const category = items.find((item) => item.kind === 'category' && item.open)
  if (category?.kind !== 'category') return undefined
  return category.page?.current ? category : currentCategory(category.items)
}

/** The direct pages of a category, then each nested category, at any depth. */
function partsOf(
  { items }: Pick<SidebarCategory, 'items'>,
  row: (page: SidebarPage) => SectionRow,
): SectionPart[] {
  const own = { rows: items.flatMap((item) => (item.kind === 'page' ? [row(item)] : [])) }
  const inside = items.flatMap((item) => {
    if (item.kind !== 'category') return []
    const heading = omitUndefined({ label: item.label, href: item.page?.href })
    return partsOf(item, row).map((part) => ({ heading, ...part }))
  })
  return [own, ...inside].filter(({ rows }) => rows.length > 0)
}

function rowOf(
  { label, href, method, deprecated }: SidebarPage,
  page: SectionEntry | undefined,
  locale: Locale,
): SectionRow {
  return omitUndefined({
    ...{ label, href, method, deprecated },
    description: textIn(page?.description, locale),
    topics: page?.topics ?? [],
    limits: page ? limitWords(page, translator(locale)) : [],
  })
}
