import { z } from 'zod'
import type { InsightsAccess } from '../../schemas/insights-access.ts'

/** A query with the number of times it was sent in the requested days. */
export interface AskedQuery {
  q: string
  count: number
}

const documentSchema = z.object({ q: z.string(), count: z.number() })
const answerSchema = z.object({
  results: z.array(
    z.object({
      found: z.number().default(0),
      hits: z.array(z.object({ document: documentSchema })).default([]),
      error: z.string().optional(),
    }),
  ),
})

const PER_PAGE = 250
const MOST_PAGES = 8
const TIMEOUT_MS = 10_000

/** Returns the queries of one kind and locale with these tags (a day: `2026-11-21`), most frequent first. */
export async function fetchCounts(
  { url, key, collections }: InsightsAccess,
  which: { locale: string; kind: InsightsAccess['collections'][number]['kind'] },
  tags: readonly string[],
): Promise<AskedQuery[]> {
  const sums = new Map<string, number>()
  const own = collections.filter(
    ({ locale, kind }) => locale === which.locale && kind === which.kind,
  )
  for (const { name } of own) {
    for (let page = 1; page <= MOST_PAGES; page++) {
      const { found, documents } = await askPage(url, key, name, tags, page)
      for (const { q, count } of documents) sums.set(q, (sums.get(q) ?? 0) + count)
      if (page * PER_PAGE >= found) break
    }
  }
  return [...sums]
    .map(([q, count]) => ({ q, count }))
    .sort((a, b) => b.count - a.count || a.q.localeCompare(b.q))
}

async function askPage(
  url: string,
  key: string,
  collection: string,
  tags: readonly string[],
  page: number,
) {
  const search = {
    collection,
    q: '*',
    sort_by: 'count:desc',
    filter_by: `analytics_tag:=[${tags.map((tag) => `\`${tag}\``).join(',')}]`,
    per_page: PER_PAGE,
    page,
    enable_analytics: false,
  }
  const response = await fetch(
    `${url}/multi_search?x-typesense-api-key=${encodeURIComponent(key)}`,
    {
      method: 'POST',
      // `text/plain` needs no CORS preflight: https://fetch.spec.whatwg.org/#cors-safelisted-request-header
      headers: { 'content-type': 'text/plain' },
      body: JSON.stringify({ searches: [search] }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    },
  )
  if (!response.ok) throw new Error(`The search server answered ${response.status}.`)
  const [result] = answerSchema.parse(await response.json()).results
  if (!result || result.error) throw new Error(`The search server answered: ${result?.error}`)
  return { found: result.found, documents: result.hits.map(({ document }) => document) }
}
