import { setTimeout as sleep } from 'node:timers/promises'
import { failureMessages } from '../../scripts/report-failure.ts'
import { relevanceTable } from '../../tests/search/relevance-table.ts'
import type { StackFile } from '../../tests/support/stack-file.ts'
import { type Locale, locales } from '../../web/config/locales.ts'
import { markdownHref, pageHref } from '../../web/config/paths.ts'
import type { Report } from '../harness/report.ts'

const TIMEOUT_MS = 30_000
const THINK_MS = [1000, 3000] as const

export type Visitor = ReturnType<typeof visitorOf>

/**
 * A reader with its own address, whose browser revalidates pages read before. Adds each answer's time to its last byte,
 * in ms, to `times`.
 */
export function visitorOf(stack: StackFile, address: string, times: number[], report: Report) {
  const { site, search, searchKeys, searchCollections, searchParameters } = stack
  const known = new Map<string, { etag: string; text: string }>()

  const request = async (url: string, init: RequestInit): Promise<Response> => {
    const etag = known.get(url)?.etag
    const headers = { accept: 'text/html', 'x-forwarded-for': address }
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const all = etag ? { ...headers, 'if-none-match': etag } : headers
    const response = await fetch(url, { ...init, headers: all, signal })
    if (response.ok || (response.status === 304 && etag)) return response
    throw new Error(`${response.status} ${(await response.text()).slice(0, 200)}`)
  }
  /**
   * The text of an answer; undefined, and a fault, for other statuses than 2xx and 304. The text of a 304 is empty
   * unless it was `kept`.
   */
  const visit = async (url: string, kept = false, init: RequestInit = {}) => {
    const begun = performance.now()
    try {
      const response = await request(url, init)
      const text = await response.text()
      times.push(performance.now() - begun)
      if (response.status === 304) return known.get(url)?.text
      const etag = response.headers.get('etag')
      if (etag) known.set(url, { etag, text: kept ? text : '' })
      return text
    } catch (error) {
      const after = `after ${Math.round(performance.now() - begun)} ms`
      report.fault('failed answer', `${url} ${after}: ${failureMessages(error).join(': ')}`)
      return undefined
    }
  }
  /** Searches as a reader's browser does, without being counted in the analytics. */
  const searchFor = (locale: Locale, q: string) => {
    const url = `${search}/multi_search?x-typesense-api-key=${searchKeys.search}`
    const own = { collection: searchCollections[locale], q, per_page: 5, enable_analytics: false }
    const body = JSON.stringify({ searches: [{ ...searchParameters[locale], ...own }] })
    return visit(url, false, { method: 'POST', body })
  }
  /**
   * Reads `paths` in every locale and format, from `start` (a share of them) on, and searches, until `signal` aborts.
   */
  const walk = async (paths: readonly string[], start: number, signal: AbortSignal) => {
    const { origin } = new URL(site)
    const hrefs = paths.flatMap((path) =>
      locales.flatMap((locale) => [pageHref(path, locale), markdownHref(path, locale)]),
    )
    const queries = relevanceTable()
    for (let step = 0; !signal.aborted; step++) {
      const href = hrefs[(Math.floor(start * hrefs.length) + step) % hrefs.length]
      const query = queries[(Math.floor(start * queries.length) + step) % queries.length]
      if (step % 9 === 0) await visit(`${site}/api/health`)
      else if (step % 3 === 0 && query) await searchFor(query.locale, query.q)
      else await visit(`${origin}${href}`)
      await waitThinkTime(THINK_MS, signal)
    }
  }
  return { visit, searchFor, walk }
}

export async function waitThinkTime(
  [least, most]: readonly [number, number],
  signal: AbortSignal,
): Promise<void> {
  await sleep(least + Math.random() * (most - least), undefined, { signal }).catch(() => {})
}
