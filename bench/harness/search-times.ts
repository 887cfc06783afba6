import { z } from 'zod'
import type { Locale } from '../../web/config/locales.ts'
import { searchAlias } from '../../web/search/collection.ts'
import { searchParameters } from '../../web/search/parameters.ts'
import { eachAtATime } from '../../web/server/limits/each-at-a-time.ts'

interface Asked {
  q: string
  locale: Locale
}

const answer = z.object({
  results: z.tuple([z.object({ search_time_ms: z.number(), grouped_hits: z.array(z.unknown()) })]),
})
const PAGES = 5

/**
 * Asks everything, `concurrency` at a time, each as a reader's browser asks it: ms from the request to the last byte
 * of its answer, and what the server says that it worked on it.
 */
export async function searchTimes(
  url: string,
  key: string,
  asked: readonly Asked[],
  concurrency: number,
): Promise<{ answered: number[]; worked: number[] }> {
  const times = { answered: [] as number[], worked: [] as number[] }
  await eachAtATime(asked, concurrency, async ({ q, locale }) => {
    const search = { ...searchParameters(locale, 'current'), collection: searchAlias(locale), q }
    const body = JSON.stringify({
      searches: [{ ...search, per_page: PAGES, enable_analytics: false }],
    })
    const from = performance.now()
    const text = await ask(`${url}/multi_search?x-typesense-api-key=${key}`, body)
    times.answered.push(performance.now() - from)
    const [result] = answer.parse(JSON.parse(text)).results
    times.worked.push(result.search_time_ms)
  })
  return times
}

/** Like a browser, again where the server closed the idle connection just then; the time counts. */
async function ask(url: string, body: string, again = true): Promise<string> {
  try {
    const headers = { 'content-type': 'text/plain' }
    const signal = AbortSignal.timeout(600_000)
    return await (await fetch(url, { method: 'POST', headers, body, signal })).text()
  } catch (error) {
    if (again && error instanceof TypeError) return ask(url, body, false)
    throw error
  }
}

/** Every beginning of every query, as it is typed letter by letter; at most `count`, evenly chosen. */
export function typed(queries: readonly Asked[], count: number): Asked[] {
  const all = queries.flatMap(({ q, locale }) =>
    [...q].map((_, index) => ({ q: [...q].slice(0, index + 1).join(''), locale })),
  )
  const step = Math.max(1, all.length / count)
  return all.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))
}
