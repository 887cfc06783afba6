import type { SanityClient } from '@sanity/client'
import { defineQuery } from 'groq'
import { z } from 'zod'
import { list } from './optional.ts'

const query = defineQuery(`*[_type == "page" && defined(path.current) && references($ids)]
  | order(path.current){
    "id": _id, "path": path.current,
    "top": body.en[_type == "enumTable"].enum._ref,
    "folded": body.en[].body[_type == "enumTable"].enum._ref,
    "tabbed": body.en[].tabs[].body[_type == "enumTable"].enum._ref
  }`)

const refs = list(z.string().nullable())
const result = z.array(
  z.object({ id: z.string(), path: z.string(), top: refs, folded: refs, tabbed: refs }),
)

export interface EnumPage {
  id: string
  path: string
}

/** By the id of an enum, the page that explains its values; without those that no page explains. */
export async function fetchEnumPages(
  client: SanityClient,
  enumIds: Iterable<string>,
): Promise<Map<string, EnumPage>> {
  const ids = [...enumIds]
  const pages = new Map<string, EnumPage>()
  if (ids.length === 0) return pages
  for (const { id, path, top, folded, tabbed } of result.parse(await client.fetch(query, { ids })))
    for (const shown of [...top, ...folded, ...tabbed])
      if (shown !== null && ids.includes(shown) && !pages.has(shown)) pages.set(shown, { id, path })
  return pages
}
