import type { SanityClient } from '@sanity/client'
import { defineQuery } from 'groq'
import { z } from 'zod'
import { partFields } from '../../../blocks/registry.ts'
import { list } from '../lake/optional.ts'

const query = defineQuery(`*[_type == "page" && defined(path.current) && references($ids)]
  | order(path.current){
    "id": _id, "path": path.current,
    "top": body.en[_type == "enumTable"].enum._ref,
    "folded": body.en[].body[_type == "enumTable"].enum._ref,
    "inParts": [${partFields.map((field) => `body.en[].${field}[].body[_type == "enumTable"].enum._ref`).join(', ')}]
  }`)

const refs = list(z.string().nullable())
const result = z.array(
  z.object({ id: z.string(), path: z.string(), top: refs, folded: refs, inParts: list(refs) }),
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
  if (ids.length === 0) return new Map()
  const found = result.parse(await client.fetch(query, { ids })).map(({ id, path, ...shown }) => ({
    page: { id, path },
    // A block that holds no others leaves a null.
    enums: [...shown.top, ...shown.folded, ...shown.inParts.flat()].filter((id) => id !== null),
  }))
  // The page that explains many is the place to look them up; others show one in passing.
  const ranked = found.sort((a, b) => b.enums.length - a.enums.length)
  return new Map(
    ids.flatMap((id) => {
      const place = ranked.find(({ enums }) => enums.includes(id))
      return place ? [[id, place.page]] : []
    }),
  )
}
