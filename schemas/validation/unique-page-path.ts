import { publishedIdOf } from '../ids.ts'
import { atPath } from './at-paths.ts'
import type { QueryClient } from './memoise.ts'

/**
 * Returns a message that names the page if another page, draft or published, has the path, or a redirect leads from it
 * to another page; else undefined. `id` is the page's own, and may start with `drafts.`.
 */
export async function pagePathTaken(
  client: QueryClient,
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
