import type { SanityClient } from '@sanity/client'
import { defineQuery } from 'groq'
import { z } from 'zod'
import { byPath, inParts, PART } from '../lake/in-parts.ts'
import { wordsSchema } from '../model/copy.ts'

const query = defineQuery(
  `*[_type == "page" && defined(path.current) && _id > $after] ${PART}{"id": _id, "path": path.current, title}`,
)

const listed = z.object({ id: z.string(), path: z.string(), title: wordsSchema.nullish() })

export type ListedPage = z.infer<typeof listed>

/** The paths of all published pages, with their titles. */
export async function fetchPageList(client: SanityClient): Promise<ListedPage[]> {
  return (await inParts(client, query, listed)).sort(byPath)
}
