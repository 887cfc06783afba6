import { draftIdOf, publishedIdOf } from '../ids.ts'
import { atPath } from './at-paths.ts'
import { batchedLookup } from './batched-lookup.ts'
import type { QueryClient } from './memoise.ts'

/**
 * Returns a message if a redirect's path is taken: by a page, so that the redirect never applies, or by another
 * redirect. The path's form is checked elsewhere. `id` may start with `drafts.`.
 */
export async function redirectFromProblem(
  client: QueryClient,
  { id, from, to }: { id: string; from: string; to: string | undefined },
): Promise<string | undefined> {
  const there = await atPath(client, from)
  const page = there?.pages[0]
  const twin = there?.redirects.find((one) => one.id !== publishedIdOf(id))
  if (page && page.id === to)
    return `The page “${page.title ?? page.path}” is at ${from} itself: readers would go round in circles. Delete this redirect, or write the path that the page had before.`
  if (page)
    return `The page “${page.title ?? page.path}” is at ${from}: readers see it, and never follow this redirect. Give that page another path first.`
  if (!twin) return undefined
  const title = twin.title ? ` to “${twin.title}”` : ''
  return `Another redirect leads from ${from}${title} already. Change that one instead.`
}

interface Target {
  _id: string
  title: string | null
  path: string | null
  /** Redirects from the path of a draft. */
  onward: { to: string; title: string | null }[] | null
}

const TARGETS = `*[_id in $ids]{
  _id,
  "title": title.en,
  "path": path.current,
  "onward": select(_id in path("drafts.**") => *[
    _type == "redirect" && !(_id in path("drafts.**"))
    && from in [^.path.current, "/" + ^.path.current]
  ]{"to": to._ref, "title": to->title.en})
}`

/** Looks up a page by id, with its draft. */
const target = batchedLookup(async (client, ids) => {
  const all = ids.flatMap((id) => [id, draftIdOf(id)])
  const found = await client.fetch<Target[]>(TARGETS, { ids: all }, { perspective: 'raw' })
  return Map.groupBy(found, ({ _id }) => publishedIdOf(_id))
})

/** Returns a message if a redirect's target does not exist, or itself redirects. */
export async function redirectToProblem(
  client: QueryClient,
  to: string | undefined,
): Promise<string | undefined> {
  if (!to) return undefined
  const found = (await target(client, to)) ?? []
  const [page] = found
  if (!page || found.some(({ _id }) => _id === to)) return undefined
  const next = page.onward?.find((one) => one.to !== to)?.title
  if (!next) return undefined
  return `“${page.title ?? page.path}” is not published, and its readers are sent to “${next}”. Choose “${next}”.`
}
