import { setTimeout as sleep } from 'node:timers/promises'
import { relevanceTable } from '../../tests/search/relevance-table.ts'
import type { StackFile } from '../../tests/support/stack-file.ts'
import { locales } from '../../web/locales.ts'
import { markdownHref, pageHref } from '../../web/paths.ts'
import type { Looks } from './looks.ts'
import type { Place } from './place.ts'
import { search } from './search.ts'
import type { Visitor } from './visitor.ts'

/** Between an answer and the next question of a reader, ms. */
const THINK_MS = { least: 1000, most: 3000 }

/** What a reader does, over and over; own pages are looked at out of turn after a publish. */
const ROUND = ['page', 'search', 'page', 'markdown', 'own', 'page', 'search', 'health'] as const

export interface Reading {
  stack: StackFile
  /** Paths of all pages of the site. */
  paths: readonly string[]
  places: readonly Place[]
  looks: Looks
}

/** Walks the whole site in every locale, from a place of its own on, until it is told to stop. */
export async function read(
  { stack, paths, places, looks }: Reading,
  visitor: Visitor,
  start: number,
  signal: AbortSignal,
): Promise<void> {
  const { origin } = new URL(stack.site)
  const hrefs = paths.flatMap((path) => locales.map((locale) => ({ path, locale })))
  const queries = relevanceTable()
  let at = Math.floor(start * hrefs.length)
  const next = <T>(list: readonly T[]): T => {
    const found = list[at++ % list.length]
    if (found === undefined) throw new Error('The site has no pages: fill the lake first.')
    return found
  }
  const steps: Record<(typeof ROUND)[number], () => Promise<unknown>> = {
    page: () => {
      const { path, locale } = next(hrefs)
      return visitor.visit(`${origin}${pageHref(path, locale)}`)
    },
    markdown: () => {
      const { path, locale } = next(hrefs)
      return visitor.visit(`${origin}${markdownHref(path, locale)}`)
    },
    search: () => {
      const { q, locale } = next(queries)
      return search(stack, visitor, locale, q)
    },
    own: () => next(places).read(visitor),
    health: () => visitor.visit(`${stack.site}/api/health`),
  }
  for (let step = Math.floor(start * ROUND.length); !signal.aborted; step++) {
    const wanted = looks.take()
    if (wanted) {
      await wanted.read(visitor)
      if (!wanted.isFresh) looks.want(wanted)
    } else await steps[ROUND[step % ROUND.length] ?? 'page']()
    const think = THINK_MS.least + Math.random() * (THINK_MS.most - THINK_MS.least)
    await sleep(think, undefined, { signal }).catch(() => {})
  }
}
