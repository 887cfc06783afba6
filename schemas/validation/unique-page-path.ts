import { publishedIdOf } from '../ids.ts'
import { atPath } from './at-paths.ts'
import type { AskingClient } from './memoised.ts'

/**
 * Undefined when no other page, draft or published, has the path, and nobody is sent from there to
 * another page; else a sentence that names the other page. `id` is the page's own, with or without
 * `drafts.`.
 */
export async function pagePathTaken(
  client: AskingClient,
  path: string,
  id: string,
): Promise<string | undefined> {
  const own = publishedIdOf(id)
  const there = await atPath(client, path)
  const page = there?.pages.find((one) => one.id !== own)
  const redirect = there?.redirects.find(({ to }) => to !== own)
  const named = ({ title }: { title: string | null }) => (title ? `“${title}”` : 'without a title')
  if (!page && redirect)
    return `Readers of ${path} are sent to the page ${named(redirect)}, which was there before. Choose another path, or delete the redirect from ${path} first.`
  if (!page) return undefined
  return `The page ${named(page)} already has the path ${path}. Choose another path, or change that page’s first.`
}
