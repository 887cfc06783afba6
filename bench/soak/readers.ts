import { setTimeout as sleep } from 'node:timers/promises'
import { failureMessages } from '../../scripts/report-failure.ts'
import { relevanceTable } from '../../tests/search/relevance-table.ts'
import type { StackFile } from '../../tests/support/stack-file.ts'
import { type Locale, locales } from '../../web/config/locales.ts'
import { markdownHref, pageHref } from '../../web/config/paths.ts'
import type { Report } from '../harness/report.ts'
import { isFresh, type ReaderAddress, readAddress } from './reader-addresses.ts'

const TIMEOUT_MS = 30_000
/** Between an answer and the next question of a reader, ms. */
const THINK_MS = { least: 1000, most: 3000 }
/** What a reader does, over and over; own pages are looked at out of turn after a publish. */
const ROUND = ['page', 'search', 'page', 'markdown', 'own', 'page', 'search', 'health'] as const

/** The answers of all readers. */
export interface Answered {
  notModified: number
  /** How long each took to its last byte, ms. */
  times: number[]
}

export interface Visit {
  text: string
  /** On the clock of `performance.now()`, ms. */
  begun: number
  ended: number
}

interface Asking extends RequestInit {
  /** Whether the text is wanted again when the server says that it is as it was; else it is empty then. */
  keep?: boolean
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

  /** Undefined, and a fault, for any answer but 2xx and 304. */
  async visit(url: string, { keep = false, ...init }: Asking = {}): Promise<Visit | undefined> {
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
      const ended = performance.now()
      this.#traffic.times.push(ended - begun)
      if (response.status === 304 && known) {
        this.#traffic.notModified += 1
        return { text: known.text, begun, ended }
      }
      if (!response.ok) throw new Error(`${response.status} ${text.slice(0, 200)}`)
      const etag = response.headers.get('etag')
      if (etag) this.#known.set(url, { etag, text: keep ? text : '' })
      return { text, begun, ended }
    } catch (error) {
      const after = Math.round(performance.now() - begun)
      this.#report.fault(
        'failed answer',
        `${url} after ${after} ms: ${failureMessages(error).join(': ')}`,
      )
      return undefined
    }
  }

  /** A search as a reader's browser makes it. */
  search(stack: StackFile, locale: Locale, q: string): Promise<Visit | undefined> {
    const url = `${stack.search}/multi_search?x-typesense-api-key=${stack.searchKeys.search}`
    const collection = stack.searchCollections[locale]
    const parameters = { ...stack.searchParameters[locale], collection, q, per_page: 5 }
    // What is only measured does not belong to what readers look for.
    const body = JSON.stringify({ searches: [{ ...parameters, enable_analytics: false }] })
    return this.visit(url, { method: 'POST', body })
  }
}

interface Reading {
  stack: StackFile
  /** What they walk through. */
  paths: readonly string[]
  places: readonly ReaderAddress[]
  /** In which something new is published that no reader has seen there yet, the longest waiting first. */
  wanted: Set<ReaderAddress>
  report: Report
  signal: AbortSignal
}

/** Walks the whole site in every locale, from a place of its own on, until it is told to stop. */
export async function read(
  { stack, paths, places, wanted, report, signal }: Reading,
  visitor: Visitor,
  start: number,
): Promise<void> {
  const { origin } = new URL(stack.site)
  const pages = paths.flatMap((path) => locales.map((locale) => ({ path, locale })))
  const page = inTurn(pages, start)
  const markdown = inTurn(pages, start)
  const query = inTurn(relevanceTable(), start)
  const place = inTurn(places, start)
  const steps: Record<(typeof ROUND)[number], () => Promise<unknown>> = {
    page: () => {
      const { path, locale } = page()
      return visitor.visit(`${origin}${pageHref(path, locale)}`)
    },
    markdown: () => {
      const { path, locale } = markdown()
      return visitor.visit(`${origin}${markdownHref(path, locale)}`)
    },
    search: () => {
      const { q, locale } = query()
      return visitor.search(stack, locale, q)
    },
    own: () => readAddress(place(), visitor, report),
    health: () => visitor.visit(`${stack.site}/api/health`),
  }
  for (let step = Math.floor(start * ROUND.length); !signal.aborted; step++) {
    const [first] = wanted
    if (first) {
      wanted.delete(first)
      await readAddress(first, visitor, report)
      if (!isFresh(first)) wanted.add(first)
    } else await steps[ROUND[step % ROUND.length] ?? 'page']()
    await think(THINK_MS, signal)
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
