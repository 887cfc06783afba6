import type { SanityClient } from '@sanity/client'
import { z } from 'zod'

const QUERY = `{
  "pages": *[_type == "page" && defined(string(path.current))]{
    "id": _id, "path": path.current, "title": coalesce(string(title.en), path.current),
    "shows": coalesce(body.en[_type in ["operation", "channel"]]{"ref": coalesce(operation._ref, channel._ref)}.ref, [])
  },
  "redirected": *[_type == "redirect" && defined(string(from))].from,
  "reviewed": coalesce(*[_id == "siteSettings"][0].fourEyes, [])
}`

const answer = z.object({
  pages: z.array(
    z.object({
      id: z.string(),
      path: z.string(),
      title: z.string(),
      shows: z.array(z.string().nullable()),
    }),
  ),
  redirected: z.array(z.string()),
  reviewed: z.array(z.string()),
})

/** Published pages with the API documents they show, redirected paths, and sections with mandatory review. */
export type PublishedContent = z.infer<typeof answer>
export type PublishedPage = PublishedContent['pages'][number]

export async function fetchPublished(
  client: Pick<SanityClient, 'fetch'>,
): Promise<PublishedContent> {
  const found = answer.parse(await client.fetch(QUERY, {}, { perspective: 'published' }))
  return { ...found, redirected: found.redirected.map((from) => from.replace(/^\//, '')) }
}
