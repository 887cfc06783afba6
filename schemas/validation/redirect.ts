import type { SanityClient } from '@sanity/client'
import { publishedIdOf } from '../ids.ts'

type Client = Pick<SanityClient, 'fetch'>

interface Around {
  page: { id: string; title: string } | null
  twin: { title: string | null } | null
}

const AROUND = `{
  "page": *[_type == "page" && path.current == $from][0]{
    "id": string::split(_id, "drafts.")[-1], "title": coalesce(title.en, path.current)
  },
  "twin": *[_type == "redirect" && from in [$from, "/" + $from] && !(_id in [$id, "drafts." + $id])][0]{
    "title": to->title.en
  }
}`

/**
 * What is wrong with where a redirect begins, besides the form of it: a page is there, so that it is
 * never followed, or another redirect begins there. `id` with or without `drafts.`.
 */
export async function redirectFromProblem(
  client: Client,
  { id, from, to }: { id: string; from: string; to: string | undefined },
): Promise<string | undefined> {
  const params = { id: publishedIdOf(id), from }
  const { page, twin } = await client.fetch<Around>(AROUND, params, { perspective: 'raw' })
  if (page && page.id === to)
    return `The page “${page.title}” is at ${from} itself: readers would go round in circles. Delete this redirect, or write the path that the page had before.`
  if (page)
    return `The page “${page.title}” is at ${from}: readers see it, and never follow this redirect. Give that page another path first.`
  if (!twin) return undefined
  const title = twin.title ? ` to “${twin.title}”` : ''
  return `Another redirect leads from ${from}${title} already. Change that one instead.`
}

interface Chain {
  title: string | null
  path: string | null
  published: boolean
  next: string | null
}

const CHAIN = `*[_id in [$to, "drafts." + $to]] | order(_id desc)[0]{
  "title": title.en,
  "path": path.current,
  "published": defined(*[_id == $to][0]._id),
  "next": *[_type == "redirect" && !(_id in path("drafts.**")) && to._ref != $to
    && from in [^.path.current, "/" + ^.path.current]][0].to->title.en
}`

/** What is wrong with the page that a redirect leads to: it has gone, and readers of it are sent on. */
export async function redirectToProblem(
  client: Client,
  to: string | undefined,
): Promise<string | undefined> {
  if (!to) return undefined
  const target = await client.fetch<Chain | null>(CHAIN, { to }, { perspective: 'raw' })
  if (!target || target.published || !target.next) return undefined
  return `“${target.title ?? target.path}” is not published, and its readers are sent to “${target.next}”. Choose “${target.next}”.`
}
