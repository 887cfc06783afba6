import { publishedIdOf } from '../ids.ts'
import { batchedLookup } from './batched-lookup.ts'

interface PageThere {
  id: string
  path: string
  title: string | null
}

interface RedirectThere {
  id: string
  from: string
  /** Id of the target page. */
  to: string | null
  title: string | null
}

const AT_PATHS = `{
  "pages": *[_type == "page" && path.current in $paths]{
    "id": _id, "path": path.current, "title": title.en
  },
  "redirects": *[_type == "redirect" && from in $from]{
    "id": _id, from, "to": to._ref, "title": to->title.en
  }
}`

/** Looks up, by path, the pages at the path and the redirects from it, including drafts, with their published ids. */
export const atPath = batchedLookup(async (client, paths) => {
  const { pages, redirects } = await client.fetch<{
    pages: PageThere[]
    redirects: RedirectThere[]
  }>(AT_PATHS, { paths, from: paths.flatMap((path) => [path, `/${path}`]) }, { perspective: 'raw' })
  const published = <T extends { id: string }>(one: T): T => ({ ...one, id: publishedIdOf(one.id) })
  const pagesAt = Map.groupBy(pages.map(published), ({ path }) => path)
  const redirectsAt = Map.groupBy(redirects.map(published), ({ from }) => from.replace(/^\//, ''))
  return new Map(
    paths.map((path) => [
      path,
      {
        pages: pagesAt.get(path) ?? [],
        redirects: redirectsAt.get(path) ?? [],
      },
    ]),
  )
})
