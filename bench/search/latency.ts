import { z } from 'zod'
import type { Locale } from '../../web/config/locales.ts'
import { searchAlias } from '../../web/search/collection.ts'
import { searchParameters } from '../../web/search/parameters.ts'
import type { Engine } from './local-process.ts'

export interface Asked {
  q: string
  locale: Locale
}

export interface Sample {
  /** From the request to the last byte of its answer, in milliseconds. */
  answered: number
  /** What the server says that it worked on it, in milliseconds. */
  worked: number
}

const answer = z.object({
  results: z.tuple([z.object({ search_time_ms: z.number(), grouped_hits: z.array(z.unknown()) })]),
})
const PAGES = 5

/** Asks everything, `concurrency` at a time, each as a reader's browser asks it. */
export async function latency(
  { url, adminKey }: Pick<Engine, 'url' | 'adminKey'>,
  asked: readonly Asked[],
  concurrency: number,
): Promise<Sample[]> {
  const samples: Sample[] = []
  let next = 0
  const ask = async () => {
    for (let at = next++; at < asked.length; at = next++) {
      const query = asked[at]
      if (query) samples.push(await measure(url, adminKey, query))
    }
  }
  await Promise.all(Array.from({ length: concurrency }, ask))
  return samples
}

async function measure(url: string, key: string, { q, locale }: Asked): Promise<Sample> {
  const search = { ...searchParameters(locale, 'current'), collection: searchAlias(locale), q }
  const body = JSON.stringify({
    searches: [{ ...search, per_page: PAGES, enable_analytics: false }],
  })
  const from = performance.now()
  const text = await ask(`${url}/multi_search?x-typesense-api-key=${key}`, body)
  const answered = performance.now() - from
  const [result] = answer.parse(JSON.parse(text)).results
  return { answered, worked: result.search_time_ms }
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
  return Array.from({ length: Math.min(count, all.length) }, (_, index) => {
    const chosen = all[Math.floor(index * step)]
    if (!chosen) throw new Error('There are no queries to measure')
    return chosen
  })
}
