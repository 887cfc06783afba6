import { isDeepStrictEqual } from 'node:util'
import type { SanityClient } from '@sanity/client'
import type { Client } from 'typesense'
import { pagesShowing } from '../content/affected-pages.ts'
import { batchIds } from '../content/batch-ids.ts'
import { rememberSidebars, type Sidebars } from '../content/load-sidebar.ts'
import { loadPage } from '../content/page.ts'
import { fetchPageState } from '../content/page-paths.ts'
import { rememberAnswers } from '../content/remember-answers.ts'
import { type Locale, locales } from '../locales.ts'
import { type Change, changedDependencies } from '../search/dependencies.ts'
import { pagesDependingOn, replacePageRecords } from '../search/index-pages.ts'
import type { SearchRecord } from '../search/record.ts'
import { pageRecords } from '../search/records.ts'
import { Rounds } from './rounds.ts'
import { SerialQueue } from './serial-queue.ts'

/** The content, and the collections that must say what it says. */
export interface Index {
  content: SanityClient
  search: Client
  collections: Record<Locale, string>
}

/** They are asked for together, so that many cost the lake hardly more than one. */
const PAGES_AT_A_TIME = 32
/** How often a page is looked at again because it changed meanwhile. */
const MAX_ATTEMPTS = 5

const queue = new SerialQueue()

/**
 * What brings the records of every page up to date that are made of a changed document, first those
 * of the document itself. What is written is the content of this moment, so changes may be told of
 * twice and in any order; many at once share the turns of the pages that they concern.
 */
export function changeFollower(index: Index): (change: Change) => Promise<void> {
  const { content, search, collections } = index
  const batched = { ...index, content: batchIds(content) }
  const turnsOf = () =>
    new Rounds({
      // What the pages of a round have in common, such as their sidebar, is read once.
      begin: () => sourceOf(content),
      turn: (id, source) => indexInTurn(batched, id, source),
      atATime: PAGES_AT_A_TIME,
    })
  const changed = turnsOf()
  // Apart, so that a page need not wait for the hundreds that show another document.
  const showing = turnsOf()
  return async (change) => {
    const dependencies = changedDependencies(change)
    if (change.type === 'page') await changed.ask(change.id)
    const found = await Promise.all([
      // A page has words of its own, which no other shows.
      change.type === 'page' ? [] : pagesShowing(content, change.id, change.type),
      ...locales.map((locale) => pagesDependingOn(search, collections[locale], dependencies)),
    ])
    const others = new Set(found.flat())
    if (change.type === 'page') others.delete(change.id)
    await Promise.all([...others].map((id) => showing.ask(id)))
  }
}

/** What pages that are read together have in common, read once; it sees no later change. */
interface Source {
  reader: SanityClient
  sidebars: Sidebars
}

function sourceOf(content: SanityClient): Source {
  const reader = rememberAnswers(batchIds(content))
  return { reader, sidebars: rememberSidebars(reader) }
}

/** One after the other per page, lest old words overtake new ones. */
function indexInTurn(index: Index, id: string, source: Source): Promise<void> {
  return queue.run(`${index.collections.en} ${id}`, () => indexPage(index, id, source))
}

/**
 * Writes a page until the index says what the content says: it may change meanwhile, and another
 * process may write what it had read before us. What is `shared` is used once.
 */
async function indexPage(index: Index, id: string, shared: Source): Promise<void> {
  const { content } = index
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const before = await fetchPageState(content, id)
    const source = attempt === 0 ? shared : sourceOf(content)
    const records = await recordsNow(source, before?.path)
    if (!(await writePage(index, id, records))) return
    if (isDeepStrictEqual(await fetchPageState(content, id), before)) return
  }
}

async function writePage(
  { search, collections }: Index,
  id: string,
  records: Record<Locale, SearchRecord[]>,
): Promise<boolean> {
  const writes = await Promise.allSettled(
    locales.map((locale) => replacePageRecords(search, collections[locale], id, records[locale])),
  )
  // Only when neither is under way any more may the page have its next turn.
  for (const write of writes) if (write.status === 'rejected') throw write.reason
  return writes.some((write) => write.status === 'fulfilled' && write.value)
}

async function recordsNow(
  { reader, sidebars }: Source,
  path: string | undefined,
): Promise<Record<Locale, SearchRecord[]>> {
  const of = async (locale: Locale) => {
    const page = path === undefined ? undefined : await loadPage(reader, path, locale, sidebars)
    return page ? pageRecords(page) : []
  }
  const [en, chinese] = await Promise.all([of('en'), of('zh-TW')])
  return { en, 'zh-TW': chinese }
}
