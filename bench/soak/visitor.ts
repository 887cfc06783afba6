import { setTimeout as sleep } from 'node:timers/promises'
import { failureMessages } from '../../scripts/report-failure.ts'
import { relevanceTable } from '../../tests/search/relevance-table.ts'
import type { StackFile } from '../../tests/support/stack-file.ts'
import { type Locale, locales } from '../../web/config/locales.ts'
import { markdownHref, pageHref } from '../../web/config/paths.ts'
import type { Report } from '../harness/report.ts'

const TIMEOUT_MS = 30_000
/** Between an answer and the next question of a reader, ms. */
const THINK_MS = { least: 1000, most: 3000 }
/** The answers of all visitors. */
export interface Answered {
  notModified: number
  /** How long each took to its last byte, ms. */
  times: number[]
}

/** One reader with an address of its own, whose browser asks whether what it has read before has changed. */
export class Visitor {
  readonly #address: string
  readonly #traffic: Answered
  readonly #report: Report
  readonly #known = new Map<string, { etag: string; text: string }>()

  constructor(address: string, traffic: Answered, report: Report) {
    this.#address = address
    this.#traffic = traffic
    this.#report = report
  }

  /**
   * The text of an answer; undefined, and a fault, for any answer but 2xx and 304. One that is not to be `kept` is
   * empty when the server says that it is as it was.
   */
  async visit(url: string, kept = false, init: RequestInit = {}): Promise<string | undefined> {
    const known = this.#known.get(url)
    const begun = performance.now()
    try {
      const response = await fetch(url, {
        ...init,
        headers: {
          accept: 'text/html',
          'x-forwarded-for': this.#address,
          ...(known && { 'if-none-match': known.etag }),
        },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      const text = await response.text()
      this.#traffic.times.push(performance.now() - begun)
      if (response.status === 304 && known) {
        this.#traffic.notModified += 1
        return known.text
      }
      if (!response.ok) throw new Error(`${response.status} ${text.slice(0, 200)}`)
      const etag = response.headers.get('etag')
      if (etag) this.#known.set(url, { etag, text: kept ? text : '' })
      return text
    } catch (error) {
      const after = `after ${Math.round(performance.now() - begun)} ms`
      this.#report.fault('failed answer', `${url} ${after}: ${failureMessages(error).join(': ')}`)
      return undefined
    }
  }

  /** A search as a reader's browser makes it. */
  search(stack: StackFile, locale: Locale, q: string): Promise<string | undefined> {
    const url = `${stack.search}/multi_search?x-typesense-api-key=${stack.searchKeys.search}`
    const collection = stack.searchCollections[locale]
    const parameters = { ...stack.searchParameters[locale], collection, q, per_page: 5 }
    // What is only measured does not belong to what readers look for.
    const body = JSON.stringify({ searches: [{ ...parameters, enable_analytics: false }] })
    return this.visit(url, false, { method: 'POST', body })
  }

  /** Reads `paths` in every locale and form, from a share of them on, and searches between; until it is told to stop. */
  async walk(
    stack: StackFile,
    paths: readonly string[],
    start: number,
    signal: AbortSignal,
  ): Promise<void> {
    const { origin } = new URL(stack.site)
    const addresses = paths.flatMap((path) =>
      locales.flatMap((locale) => [pageHref(path, locale), markdownHref(path, locale)]),
    )
    const href = inTurn(addresses, start)
    const query = inTurn(relevanceTable(), start)
    for (let step = 0; !signal.aborted; step++) {
      if (step % 9 === 0) await this.visit(`${stack.site}/api/health`)
      else if (step % 3 > 0) await this.visit(`${origin}${href()}`)
      else {
        const { q, locale } = query()
        await this.search(stack, locale, q)
      }
      await think(THINK_MS, signal)
    }
  }
}

/** Waits as a person does, or until it is told to stop. */
export async function think({ least, most }: typeof THINK_MS, signal: AbortSignal): Promise<void> {
  await sleep(least + Math.random() * (most - least), undefined, { signal }).catch(() => {})
}

/** Gives one of `list` after the other, over and over, from a share of it on. */
function inTurn<T>(list: readonly T[], start: number): () => T {
  let at = Math.floor(start * list.length)
  return () => {
    const found = list[at++ % list.length]
    if (found === undefined) throw new Error('There is nothing to read: fill the lake first.')
    return found
  }
}
