import { z } from 'zod'
import { type Locale, locales } from '../../config/locales.ts'
import { MAX_QUERY } from '../../config/max-query.ts'
import { hasPrivate } from '../looks-private.ts'
import type { InstantAnswer } from './answer.ts'
import type { Question } from './find-answer.ts'

/** Ten seconds: a publish shows soon, and a reader who returns to a query sends no second request. */
const kept = { 'cache-control': 'public, max-age=10' }

const parameters = z.object({
  q: z.string().trim().min(1).max(MAX_QUERY),
  locale: z.enum(locales),
  version: z.string().min(1),
})

export interface Answers {
  /** Names of the versions that a locale's readers can choose. */
  versions: (locale: Locale) => Promise<readonly string[]>
  /** Rejects when the search does not answer. */
  find: (question: Question) => Promise<InstantAnswer | undefined>
}

/**
 * Answers `?q=&locale=&version=` with the fact that is asked for, or 204 without one. A query with private data is not
 * sent to the search.
 */
export async function answerResponse({ versions, find }: Answers, url: URL): Promise<Response> {
  const parsedQuery = parameters.safeParse(Object.fromEntries(url.searchParams))
  if (!parsedQuery.success) return refusal(z.prettifyError(parsedQuery.error))
  const { q, locale, version } = parsedQuery.data
  if (hasPrivate(q)) return nothing()
  const known = await versions(locale)
  if (!known.includes(version))
    return refusal(`version: none is called so; there are ${known.join(', ')}`)
  try {
    const answer = await find({ q, locale, version })
    return answer ? Response.json(answer, { headers: kept }) : nothing()
  } catch (error) {
    console.error('The search gave no instant answer.', error)
    return new Response('The search does not answer\n', { status: 503, headers: unkept })
  }
}

const unkept = { 'cache-control': 'no-store' }
const nothing = (): Response => new Response(null, { status: 204, headers: kept })
const refusal = (why: string): Response =>
  new Response(`${why}\n`, { status: 400, headers: unkept })
