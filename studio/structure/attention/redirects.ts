import { z } from 'zod'
import type { Finder } from './finding.ts'
import { redirectProblems } from './redirect-problems.ts'

const QUERY = `{
  "redirects": *[_type == "redirect"] | order(from asc){
    "id": _id, "from": coalesce(string(from), ""),
    "target": to->{
      "path": coalesce(string(path.current), ""),
      "title": coalesce(string(title.en), string(path.current), _id)
    }
  },
  "pages": *[_type == "page" && defined(string(path.current))]{
    "path": path.current, "title": coalesce(string(title.en), path.current)
  }
}`

const page = z.object({ path: z.string(), title: z.string() })
const answer = z.object({
  redirects: z.array(z.object({ id: z.string(), from: z.string(), target: page.nullable() })),
  pages: z.array(page),
})

/** Redirects that never apply, or whose target does not exist. */
export const redirects: Finder = {
  kind: 'redirects',
  find: async ({ client, t }) => {
    const known = answer.parse(await client.fetch(QUERY, {}, { perspective: 'published' }))
    const from = new Map(known.redirects.map((redirect) => [redirect.id, redirect.from]))
    return redirectProblems(known.redirects, known.pages).map(({ id, why, ...values }) => ({
      id,
      type: 'redirect',
      title: `/${from.get(id)?.replace(/^\//, '')}`,
      reason: t(`reason.${why}`, values),
    }))
  },
}
