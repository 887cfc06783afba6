import { setTimeout as sleep } from 'node:timers/promises'
import { relevanceTable } from '../../tests/search/relevance-table.ts'
import type { StackFile } from '../../tests/support/stack-file.ts'
import { locales } from '../../web/config/locales.ts'
import { markdownHref, pageHref } from '../../web/config/paths.ts'
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
  /** What they walk through. */
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
  const page = inTurn(hrefs, start)
  const markdown = inTurn(hrefs, start)
  const query = inTurn(queries, start)
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
      return search(stack, visitor, locale, q)
    },
    own: () => place().read(visitor),
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

/** Gives one of `list` after the other, over and over, from a share of it on. */
function inTurn<T>(list: readonly T[], start: number): () => T {
  let at = Math.floor(start * list.length)
  return () => {
    const found = list[at++ % list.length]
    if (found === undefined) throw new Error('There is nothing to read: fill the lake first.')
    return found
  }
}
