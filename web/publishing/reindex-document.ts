import { isDeepStrictEqual } from 'node:util'
import type { SanityClient } from '@sanity/client'
import type { Client } from 'typesense'
import { eachOf } from '../../schemas/locales.ts'
import { type Locale, locales } from '../config/locales.ts'
import { fetchPageState } from '../content/addresses/page-paths.ts'
import { batchById } from '../content/lake/batch-by-id.ts'
import { namingFailures } from '../content/lake/lake-failure.ts'
import { memoiseQueries } from '../content/lake/memoise-queries.ts'
import { loadWholePage } from '../content/page/page.ts'
import { pagesShowing } from '../content/sidebar/affected-pages.ts'
import { rememberSidebars, type Sidebars } from '../content/sidebar/load-sidebar.ts'
import { fetchCuratedPages } from '../content/tuning/tuning.ts'
import { changedDependencies, type DocumentChange } from '../search/dependencies.ts'
import { RefusedRecords } from '../search/import-records.ts'
import { pagesDependingOn, replacePageRecords } from '../search/index-pages.ts'
import type { SearchRecord } from '../search/record.ts'
import { pageRecords } from '../search/records.ts'
import { BatchQueue } from './batch-queue.ts'
import { type FailedDocument, InvalidContentError, withDocument } from './invalid-content-error.ts'
import { KeyedMutex } from './keyed-mutex.ts'
import { isSearchTuning, searchTuningPusher } from './push-search-tuning.ts'

/** The content, and the collections that must say what it says. */
export interface Index {
  content: SanityClient
  search: Client
  collections: Record<Locale, string>
}

/** What came of following a change. */
export interface ReindexResult {
  /** The documents of which the search says what is published: the changed one, and its pages. */
  indexed: string[]
  /** Those to be mended; the search says of them, and of what shows them, what it said before. */
  failed: FailedDocument[]
}

/** They are asked for together, so that many cost the lake hardly more than one. */
const PAGES_AT_A_TIME = 32
/** How often a page is looked at again because it changed meanwhile. */
const MAX_ATTEMPTS = 5

const queue = new KeyedMutex()

/**
 * What brings the records of every page up to date that are made of a changed document, first those
 * of the document itself. What is written is the content of this moment, so changes may be told of
 * twice and in any order; many at once share the turns of the pages that they concern. A page that
 * fails by its content hinders no other; fails, when all others are done, for what may pass.
 */
export function documentReindexer({
  content,
  ...rest
}: Index): (change: DocumentChange) => Promise<ReindexResult> {
  const index = { ...rest, content: namingFailures(content) }
  const { search, collections } = index
  const batched = { ...index, content: batchById(index.content) }
  const tune = searchTuningPusher(index)
  const turnsOf = () =>
    new BatchQueue({
      // What the pages of a round have in common, such as their sidebar, is read once.
      begin: () => sourceOf(index.content),
      turn: async (id, source) => {
        await indexInTurn(batched, id, source)
        // Results that are set for a query name records by their number, which the words of a page change.
        if ((await source.curated()).has(id)) await tune({ id, type: 'page' })
      },
      atATime: PAGES_AT_A_TIME,
    })
  const changed = turnsOf()
  // Apart, so that a page need not wait for the hundreds that show another document.
  const showing = turnsOf()
  return async (change) => {
    const { id, type } = change
    if (isSearchTuning(type)) return followed([await attempt(id, tune(change))])
    const dependencies = changedDependencies(change)
    const found = new Set<string>()
    const note = (pages: string[]) => {
      for (const page of pages) found.add(page)
    }
    const own = type === 'page' ? [await attempt(id, changed.enqueue(id))] : []
    const lookups = [
      // A page has words of its own, which no other shows.
      type === 'page'
        ? []
        : withDocument({ id, type }, () => pagesShowing(index.content, id, type)),
      ...locales.map((locale) => pagesDependingOn(search, collections[locale], dependencies)),
    ].map(async (pages) => note(await pages))
    const looked = await Promise.all(lookups.map((lookup) => attempt(id, lookup)))
    if (type === 'page') found.delete(id)
    const turns = [...found].map((page) => attempt(page, showing.enqueue(page)))
    return followed([...own, ...looked, ...(await Promise.all(turns))])
  }
}

interface Attempt {
  id: string
  /** Why it failed; undefined where it did not. */
  error?: unknown
}

const attempt = (id: string, work: Promise<void>): Promise<Attempt> =>
  work.then(
    () => ({ id }),
    (error: unknown) => ({ id, error }),
  )

/** Throws the first failure that may pass. */
function followed(attempts: readonly Attempt[]): ReindexResult {
  const failed = new Map<string, FailedDocument>()
  const behind = new Set<string>()
  for (const { id, error } of attempts) {
    if (error === undefined) continue
    if (!(error instanceof InvalidContentError)) throw error
    failed.set(error.failed.id, error.failed)
    behind.add(id).add(error.failed.id)
  }
  const ids = new Set(attempts.map(({ id }) => id))
  return { indexed: [...ids].filter((id) => !behind.has(id)), failed: [...failed.values()] }
}

/** What pages that are read together have in common, read once; it sees no later change. */
interface Source {
  reader: SanityClient
  sidebars: Sidebars
  /** The pages that results which are set for a query name. */
  curated: () => Promise<ReadonlySet<string>>
}

function sourceOf(content: SanityClient): Source {
  const reader = memoiseQueries(batchById(content))
  let curated: Promise<ReadonlySet<string>> | undefined
  return {
    reader,
    sidebars: rememberSidebars(reader),
    curated: () => {
      curated ??= fetchCuratedPages(content)
      return curated
    },
  }
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
  const page = { id, type: 'page' }
  const stateNow = () => withDocument(page, () => fetchPageState(index.content, id))
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const before = await stateNow()
    const source = attempt === 0 ? shared : sourceOf(index.content)
    const records = await withDocument(page, () => recordsNow(source, before?.path))
    if (!(await writePage(index, id, records))) return
    if (isDeepStrictEqual(await stateNow(), before)) return
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
  for (const write of writes)
    if (write.status === 'rejected')
      throw write.reason instanceof RefusedRecords
        ? new InvalidContentError({ id, type: 'page' }, write.reason)
        : write.reason
  return writes.some((write) => write.status === 'fulfilled' && write.value)
}

async function recordsNow(
  { reader, sidebars }: Source,
  path: string | undefined,
): Promise<Record<Locale, SearchRecord[]>> {
  const of = async (locale: Locale) => {
    const page =
      path === undefined ? undefined : await loadWholePage(reader, path, locale, sidebars)
    return page ? pageRecords(page) : []
  }
  const records = await Promise.all(locales.map(of))
  return eachOf(locales, (locale) => records[locales.indexOf(locale)] ?? [])
}
