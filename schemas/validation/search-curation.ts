import { z } from 'zod'
import { publishedIdOf } from '../ids.ts'
import { isRecord } from '../is-record.ts'
import { languagesOverlap, sameWords } from '../search-words.ts'
import { memoise, type QueryClient } from './memoise.ts'
import { referredId } from './referred-id.ts'

/** Maximum characters of a query, number of pinned pages, and number of hidden pages. */
const LONGEST = 100
const MOST_PINNED = 5
const MOST_HIDDEN = 20

/** Returns a message for an invalid query. */
export function queryProblem(query: string | undefined): string | undefined {
  if (!query?.trim()) return 'Write what readers type.'
  if (!/[\p{L}\p{N}]/u.test(query)) return `“${query}” has no letter or digit: write a word.`
  if ([...query].length > LONGEST)
    return `Shorten it to ${LONGEST} characters or fewer: the words that matter are enough.`
  return undefined
}

const ALL = '*[_type == "searchCuration" && defined(query)]{"id": _id, query, language}'
const stored = z.array(
  z.object({ id: z.string(), query: z.string(), language: z.string().nullable() }),
)
const AGE_MS = 5000

const allCurations = memoise(
  async (client) => stored.parse(await client.fetch<unknown>(ALL, {}, { perspective: 'raw' })),
  AGE_MS,
)

/** Returns a message if another document has the same query: only one of the two would apply. */
export async function duplicateCuration(
  client: QueryClient,
  document: Record<string, unknown> | undefined,
): Promise<string | undefined> {
  const { _id, query, language } = document ?? {}
  if (typeof _id !== 'string' || typeof query !== 'string') return undefined
  const twin = (await allCurations(client, [])).find(
    (one) =>
      publishedIdOf(one.id) !== publishedIdOf(_id) &&
      sameWords(one.query) === sameWords(query) &&
      languagesOverlap(one.language, language),
  )
  return twin && `Results for “${twin.query}” are set already. Change those instead.`
}

/** Returns a message for invalid pinned pages. */
export function pinnedProblem(pins: unknown): string | undefined {
  const list = Array.isArray(pins) ? pins : []
  if (list.length > MOST_PINNED)
    return `Leave at most ${MOST_PINNED} pages: what is found besides them must have room.`
  const pages = list.flatMap((pin) => (isRecord(pin) ? (referredId(pin['page']) ?? []) : []))
  return new Set(pages).size < pages.length
    ? 'A page is in the list twice: take one out.'
    : undefined
}

/** Returns a message for invalid hidden pages. */
export function hiddenProblem(pages: unknown, pins: unknown): string | undefined {
  const ids = (Array.isArray(pages) ? pages : []).flatMap((page) => referredId(page) ?? [])
  if (ids.length > MOST_HIDDEN)
    return `Leave at most ${MOST_HIDDEN} pages. Where more do not fit, give the right page more keywords instead.`
  if (new Set(ids).size < ids.length) return 'A page is in the list twice: take one out.'
  const first = (Array.isArray(pins) ? pins : []).flatMap((pin) =>
    isRecord(pin) ? (referredId(pin['page']) ?? []) : [],
  )
  return ids.some((id) => first.includes(id))
    ? 'A page cannot come first and not be shown: take it out of one list.'
    : undefined
}

/** Returns a message if a document has no effect. */
export function curationProblem(document: Record<string, unknown> | undefined): string | undefined {
  const has = (field: string) => {
    const list = document?.[field]
    return Array.isArray(list) && list.length > 0
  }
  return has('pinned') || has('hidden')
    ? undefined
    : 'It changes nothing yet: choose a page that comes first, or one that is not shown.'
}
