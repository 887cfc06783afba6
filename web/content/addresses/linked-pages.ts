import type { SanityClient } from '@sanity/client'
import { defineQuery } from 'groq'
import { z } from 'zod'
import { fittingRows } from '../lake/malformed-document.ts'
import { wordsSchema } from '../model/copy.ts'

const query = defineQuery(`*[_type == "page" && _id in $ids]{
  "id": _id, "path": path.current, title, sidebarLabel, description,
  "operation": body.en[_type == "operation"][0].operation._ref,
  "cards": count(body.en[_type == "cards"].cards[])
}`)

const linkedPage = z.object({
  id: z.string(),
  path: z.string(),
  title: wordsSchema.nullish(),
  sidebarLabel: wordsSchema.nullish(),
  description: wordsSchema.nullish(),
  operation: z.string().nullish(),
  /** How many cards it holds. */
  cards: z.number().nullish(),
})

export type LinkedPage = z.infer<typeof linkedPage>

/** What is shown of pages that are only linked, by id; without those that do not exist, or are malformed. */
export async function fetchLinkedPages(
  client: SanityClient,
  ids: readonly string[],
): Promise<Map<string, LinkedPage>> {
  if (ids.length === 0) return new Map()
  const pages = fittingRows(linkedPage, await client.fetch(query, { ids }))
  return new Map(pages.map((page) => [page.id, page]))
}
