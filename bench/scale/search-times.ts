import { searchAlias } from '../../web/search/collection.ts'
import { searchParameters } from '../../web/search/parameters.ts'
import { timed } from '../harness/samples.ts'

const PAGES = 5

/** Asks for every text as a reader's browser does: ms from the request to the last byte of its answer. */
export async function searchTimes(
  url: string,
  key: string,
  texts: readonly string[],
): Promise<number[]> {
  const times: number[] = []
  for (const q of texts) {
    const search = { ...searchParameters('en', 'current'), collection: searchAlias('en'), q }
    const searches = [{ ...search, per_page: PAGES, enable_analytics: false }]
    const address = `${url}/multi_search?x-typesense-api-key=${key}`
    times.push(await timed(() => ask(address, JSON.stringify({ searches }))))
  }
  return times
}

/** Like a browser, again where the server closed the idle connection just then; the time counts. */
async function ask(url: string, body: string, again = true): Promise<void> {
  try {
    const headers = { 'content-type': 'text/plain' }
    const signal = AbortSignal.timeout(600_000)
    const answer = await fetch(url, { method: 'POST', headers, body, signal })
    const text = await answer.text()
    if (!text.includes('"grouped_hits"'))
      throw new Error(`The search answered ${text.slice(0, 300)}`)
  } catch (error) {
    if (again && error instanceof TypeError) return ask(url, body, false)
    throw error
  }
}

/** Every beginning of every query, as it is typed letter by letter; at most `count`, evenly chosen. */
export function typed(queries: readonly string[], count: number): string[] {
  const all = queries.flatMap((q) => [...q].map((_, index) => [...q].slice(0, index + 1).join('')))
  const step = Math.max(1, all.length / count)
  return all.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))
}
