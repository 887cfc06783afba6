import type { SanityClient } from '@sanity/client'
import { defineQuery } from 'groq'
import { z } from 'zod'
import { documentTag, sidebarsTag } from '../../config/tags.ts'
import { readDocuments } from '../lake/malformed-document.ts'
import { list } from '../lake/optional-fields.ts'
import { type Reader, taggedQuery } from '../lake/reader.ts'
import { localizedValue } from '../model/localized-text.ts'

const shown = '{_id, name, title, entry, items}'
const allQuery = defineQuery(`*[_type == "sidebar"] | order(_id)${shown}`)
const placesQuery = defineQuery(`*[_type == "sidebar" && references($pageId)] | order(_id)._id`)

const reference = z.object({ _ref: z.string() })

const sidebarPage = z.object({
  _type: z.literal('sidebarPage'),
  _key: z.string(),
  page: reference,
  label: localizedValue.nullish(),
})

const sidebarCategory = z.object({
  _type: z.literal('sidebarCategory'),
  _key: z.string(),
  label: localizedValue.nullish(),
  page: reference.nullish(),
  get items() {
    return list(sidebarItem)
  },
})

const sidebarLink = z.object({
  _type: z.literal('sidebarLink'),
  _key: z.string(),
  label: localizedValue.nullish(),
  href: z.string().nullish(),
})

const sidebarItem: z.ZodType<StoredSidebarItem> = z.lazy(() =>
  z.discriminatedUnion('_type', [sidebarPage, sidebarCategory, sidebarLink]),
)

export interface StoredSidebarPage extends z.infer<typeof sidebarPage> {}
export interface StoredSidebarLink extends z.infer<typeof sidebarLink> {}
export interface StoredSidebarCategory {
  _type: 'sidebarCategory'
  _key: string
  label?: z.infer<typeof localizedValue> | null | undefined
  page?: { _ref: string } | null | undefined
  items: StoredSidebarItem[]
}
export type StoredSidebarItem = StoredSidebarPage | StoredSidebarCategory | StoredSidebarLink

const sidebar = z.object({
  _id: z.string(),
  name: z.string(),
  title: localizedValue.nullish(),
  entry: reference.nullish(),
  items: list(sidebarItem),
})

export type StoredSidebar = z.infer<typeof sidebar>

const sidebarsQuery = taggedQuery({
  query: allQuery,
  parse: (answer) => readDocuments('sidebar', sidebar, answer),
  tags: () => [sidebarsTag],
})

const sidebarQuery = taggedQuery({
  query: defineQuery(`*[_type == "sidebar" && _id == $id][0]${shown}`),
  // The client returns `undefined` for a body that is no Content Lake response; parsing rejects it.
  parse: (answer) => (answer === null ? [] : readDocuments('sidebar', sidebar, [answer])),
  tags: (_, { id }: { id: string }) => [documentTag(id)],
})

/** Every sidebar: the tree of references, without page texts. */
export async function fetchSidebars(reader: Reader): Promise<StoredSidebar[]> {
  return reader.read(sidebarsQuery, {})
}

/** The ids that each sidebar refers to, in order; malformed sidebars are included. */
export async function fetchSidebarReferences(
  client: SanityClient,
): Promise<{ id: string; refersTo: ReadonlySet<string> }[]> {
  const found = z.array(z.looseObject({ _id: z.string() })).parse(await client.fetch(allQuery))
  return found.map(({ _id, ...rest }) => ({ id: _id, refersTo: new Set(referencesIn(rest)) }))
}

function referencesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn)
  if (typeof value !== 'object' || value === null) return []
  const own = '_ref' in value && typeof value._ref === 'string' ? [value._ref] : []
  return [...own, ...Object.values(value).flatMap(referencesIn)]
}

/** The ids of the sidebars that refer to a page; the reference may be only the sidebar's entry page. */
export async function fetchSidebarIds(client: SanityClient, pageId: string): Promise<string[]> {
  return z.array(z.string()).parse(await client.fetch(placesQuery, { pageId }))
}

export async function fetchSidebar(reader: Reader, id: string): Promise<StoredSidebar | undefined> {
  return (await reader.read(sidebarQuery, { id }))[0]
}

/** The ids of the pages in `items`, in reading order. */
export function sidebarPageIds(items: readonly StoredSidebarItem[]): string[] {
  return items.flatMap((item) => {
    if (item._type === 'sidebarLink') return []
    if (item._type === 'sidebarPage') return [item.page._ref]
    return [...(item.page ? [item.page._ref] : []), ...sidebarPageIds(item.items)]
  })
}
