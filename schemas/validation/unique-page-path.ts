import type { SanityClient } from '@sanity/client'
import { publishedIdOf } from '../ids.ts'

type Twin = { title: string | null }

const TWINS = `{
  "page": *[_type == "page" && path.current == $path && !(_id in [$id, "drafts." + $id])][0]{
    "title": title.en
  },
  "redirect": *[_type == "redirect" && from in [$path, "/" + $path] && to._ref != $id][0]{
    "title": to->title.en
  }
}`

/**
 * Undefined when no other page, draft or published, has the path, and nobody is sent from there to
 * another page; else a sentence that names the other page. `id` is the page's own, with or without
 * `drafts.`.
 */
export async function pagePathTaken(
  client: Pick<SanityClient, 'fetch'>,
  path: string,
  id: string,
): Promise<string | undefined> {
  const own = publishedIdOf(id)
  const { page, redirect } = await client.fetch<{ page: Twin | null; redirect: Twin | null }>(
    TWINS,
    { path, id: own },
    { perspective: 'raw' },
  )
  const named = ({ title }: Twin) => (title ? `“${title}”` : 'without a title')
  if (!page && redirect)
    return `Readers of ${path} are sent to the page ${named(redirect)}, which was there before. Choose another path, or delete the redirect from ${path} first.`
  if (!page) return undefined
  return `The page ${named(page)} already has the path ${path}. Choose another path, or change that page’s first.`
}
