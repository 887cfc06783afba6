import { z } from 'zod'
import { localeFields } from '../../locales.ts'
import type { BlockLike } from '../headings-in.ts'
import { memoise } from '../memoise.ts'
import { anchoredLinks } from './dead-anchors.ts'

/** A document that links to an anchor of a page. */
export interface IncomingLink {
  anchor: string
  /** The document's name in messages: “Get Kline”, or the redirect from /v5/old. */
  from: string
}

const INCOMING = `*[
  _type in ["page", "redirect", "siteSettings", "searchCuration"] && references($id) && _id != $id
]
  | order(coalesce(path.current, from) asc) {
  "title": coalesce(title.en, path.current), from, toAnchor, "tasks": landing.tasks[page._ref == $id].anchor,
  query, "pins": pinned[page._ref == $id].anchor,
  "bodies": [${localeFields.map((field) => `body.${field}`).join(', ')}]
}`

const text = z.string().nullable().catch(null)
const blocks = z
  .array(z.custom<BlockLike>((block) => typeof block === 'object' && block !== null))
  .nullable()
const row = z.object({
  title: text,
  from: text,
  toAnchor: text,
  tasks: z.array(text).nullish(),
  query: text,
  pins: z.array(text).nullish(),
  bodies: z.array(blocks),
})

/** Lifetime in ms of the cached links to a page. */
const AGE_MS = 20_000

/** Loads the links to anchors of the page with this id. */
export const incomingLinks = memoise<IncomingLink[]>(async (client, [id]) => {
  const found = await client.fetch<unknown>(INCOMING, { id }, { perspective: 'published' })
  return z
    .array(row)
    .parse(found)
    .flatMap(({ title, from, toAnchor, tasks, query, pins, bodies }) => {
      const named = (tasks ?? []).flatMap((anchor) => anchor ?? [])
      if (named.length > 0) return named.map((anchor) => ({ anchor, from: 'the landing page' }))
      if (query) {
        const pinned = (pins ?? []).flatMap((anchor) => anchor ?? [])
        return pinned.map((anchor) => ({ anchor, from: `the results for “${query}”` }))
      }
      if (from) return toAnchor ? [{ anchor: toAnchor, from: `the redirect from /${from}` }] : []
      const links = anchoredLinks(bodies.flatMap((body) => body ?? [])).filter(
        ({ to }) => to === id,
      )
      const anchors = new Set(links.map(({ anchor }) => anchor))
      return [...anchors].map((anchor) => ({ anchor, from: `“${title}”` }))
    })
}, AGE_MS)
