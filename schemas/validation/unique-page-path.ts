import type { SanityClient } from '@sanity/client'

type Twin = { title: string | null }

const TWIN = `*[_type == "page" && path.current == $path && !(_id in [$id, "drafts." + $id])][0]{"title": title.en}`

/**
 * Undefined when no other page, draft or published, has the path; else a sentence that names the
 * other page. `id` is the page's own, with or without `drafts.`.
 */
export async function pagePathTaken(
  client: Pick<SanityClient, 'fetch'>,
  path: string,
  id: string,
): Promise<string | undefined> {
  const own = id.replace(/^drafts\./, '')
  const twin = await client.fetch<Twin | null>(TWIN, { path, id: own }, { perspective: 'raw' })
  if (!twin) return undefined
  const title = twin.title ? `“${twin.title}”` : 'without a title'
  return `The page ${title} already has the path ${path}. Choose another path, or change that page’s first.`
}
