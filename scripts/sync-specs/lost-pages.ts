import type { SanityClient } from '@sanity/client'
import { z } from 'zod'
import type { SpecDocument } from './types.ts'

const query = `*[_type == "page" && !(_id in path("drafts.**")) &&
  count(body.en[_type == "operation" && explorer == true]) > 0] | order(path.current){
  "path": path.current,
  "operation": body.en[_type == "operation" && explorer == true][0].operation._ref
}`

const result = z.array(z.object({ path: z.string(), operation: z.string() }))

/** An explorer page whose operation the specs no longer put there. */
export type LostPage = z.infer<typeof result>[number]

/** The lost pages in the lake. */
export async function lostPages(
  client: SanityClient,
  documents: readonly SpecDocument[],
): Promise<LostPage[]> {
  const shown = new Set(
    documents.flatMap((document) =>
      document._type === 'apiOperation' && document.explorer !== undefined ? [document._id] : [],
    ),
  )
  const pages = result.parse(await client.fetch<unknown>(query))
  return pages.filter(({ operation }) => !shown.has(operation))
}
