import type { SanityClient } from '@sanity/client'
import type { Client } from 'typesense'
import { pagesShowing } from '../content/affected-pages.ts'
import { loadPage } from '../content/page.ts'
import { fetchPagePath } from '../content/page-paths.ts'
import { type Locale, locales } from '../locales.ts'
import { type Change, changedDependencies } from '../search/dependencies.ts'
import { eachAtATime } from '../search/each-at-a-time.ts'
import { pagesDependingOn, removePage, replacePageRecords } from '../search/index-pages.ts'
import type { SearchRecord } from '../search/record.ts'
import { pageRecords } from '../search/records.ts'
import { SerialQueue } from './serial-queue.ts'

/** The content, and the collections that must say what it says. */
export interface Index {
  content: SanityClient
  search: Client
  collections: Record<Locale, string>
}

const PAGES_AT_A_TIME = 4
/** How often a page is indexed again because it changed meanwhile. */
const MAX_ROUNDS = 5

const queue = new SerialQueue()

/**
 * Brings the records of every page up to date that are made of a changed document, first those of
 * the document itself. What is written is the content of this moment, so changes may be told of
 * twice and in any order.
 */
export async function followChange(index: Index, change: Change): Promise<void> {
  const { content, search, collections } = index
  const dependencies = changedDependencies(change)
  if (change.type === 'page') await indexInTurn(index, change.id)
  const found = await Promise.all([
    pagesShowing(content, change.id, change.type),
    ...locales.map((locale) => pagesDependingOn(search, collections[locale], dependencies)),
  ])
  const others = new Set(found.flat())
  if (change.type === 'page') others.delete(change.id)
  await eachAtATime(others, PAGES_AT_A_TIME, (id) => indexInTurn(index, id))
}

/** One after the other per page, lest old words overtake new ones. */
function indexInTurn(index: Index, id: string): Promise<void> {
  return queue.run(`${index.collections.en} ${id}`, () => indexPage(index, id))
}

async function indexPage(index: Index, id: string): Promise<void> {
  let written: string | undefined
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const current = await recordsNow(index.content, id)
    const state = locales.map((locale) => current[locale][0]?.source_rev ?? 'none').join(' ')
    // Another process may have written what it had read before us: the last to look is right.
    if (state === written) return
    const writes = await Promise.allSettled(
      locales.map((locale) => {
        const collection = index.collections[locale]
        return current[locale].length > 0
          ? replacePageRecords(index.search, collection, id, current[locale])
          : removePage(index.search, collection, id)
      }),
    )
    // Only when neither is under way any more may the page have its next turn.
    for (const write of writes) if (write.status === 'rejected') throw write.reason
    written = state
  }
}

async function recordsNow(
  content: SanityClient,
  id: string,
): Promise<Record<Locale, SearchRecord[]>> {
  const path = await fetchPagePath(content, id)
  const of = async (locale: Locale) => {
    const page = path === undefined ? undefined : await loadPage(content, path, locale)
    return page ? pageRecords(page) : []
  }
  const [en, chinese] = await Promise.all([of('en'), of('zh-TW')])
  return { en, 'zh-TW': chinese }
}
