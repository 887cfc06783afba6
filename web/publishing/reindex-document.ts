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
import { memoiseSidebars, type Sidebars } from '../content/sidebar/load-sidebar.ts'
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

/** The content, and the collections to keep in sync with it. */
export interface Index {
  content: SanityClient
  search: Client
  collections: Record<Locale, string>
}

export interface ReindexResult {
  /** The documents now indexed as published: the changed one, and its pages. */
  indexed: string[]
  /** The documents to correct; the index keeps the previous records of them and of the pages that show them. */
  failed: FailedDocument[]
}

/** Their queries are batched, so that many cost the lake hardly more than one. */
const PAGES_AT_A_TIME = 32
/** How often a page is indexed again because it changed meanwhile. */
const MAX_ATTEMPTS = 5

const queue = new KeyedMutex()

/**
 * Returns a function that updates the records of every page that shows a changed document, the document's own page
 * first. It writes the current content, so calls may be repeated and reordered; concurrent calls share the turns of
 * their pages. A page with invalid content does not block others; any other failure rejects after all pages are done.
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
      // Data that the pages of a round share, such as their sidebar, is read once.
      begin: () => sourceOf(index.content),
      turn: async (id, source) => {
        await indexInTurn(batched, id, source)
        // Curations name records by id, which a change of the page's text may change.
        if ((await source.curated()).has(id)) await tune({ id, type: 'page' })
      },
      atATime: PAGES_AT_A_TIME,
    })
  const changed = turnsOf()
  // A separate queue, so that an edited page does not wait for the hundreds that show another document.
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
      // A page's text is shown by no other page.
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
  /** Undefined on success. */
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

/** Data shared by pages that are read together; later changes are not seen. */
interface Source {
  reader: SanityClient
  sidebars: Sidebars
  /** The pages that curations pin or hide. */
  curated: () => Promise<ReadonlySet<string>>
}

function sourceOf(content: SanityClient): Source {
  const reader = memoiseQueries(batchById(content))
  let curated: Promise<ReadonlySet<string>> | undefined
  return {
    reader,
    sidebars: memoiseSidebars(reader),
    curated: () => {
      curated ??= fetchCuratedPages(content)
      return curated
    },
  }
}

/** Serialises the writes of one page, so that old content cannot overwrite newer content. */
function indexInTurn(index: Index, id: string, source: Source): Promise<void> {
  return queue.run(`${index.collections.en} ${id}`, () => indexPage(index, id, source))
}

/**
 * Writes a page until index and content agree: the content may change meanwhile, and another process may overwrite with
 * what it read earlier. `shared` is used for the first attempt only.
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
  // The page's next turn must not start while one of the writes is running.
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
