import type { SanityClient } from '@sanity/client'
import { defineQuery } from 'groq'
import { z } from 'zod'
import { wordsSchema } from './copy.ts'

const query = defineQuery(
  `*[_type == "page" && defined(path.current)] | order(path.current){"path": path.current, title}`,
)

const result = z.array(z.object({ path: z.string(), title: wordsSchema.nullish() }))

export type ListedPage = z.infer<typeof result>[number]

/** The paths of all published pages, with their titles. */
export async function fetchPageList(client: SanityClient): Promise<ListedPage[]> {
  return result.parse(await client.fetch(query))
}
