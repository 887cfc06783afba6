import path from 'node:path'
import type { SanityClient } from '@sanity/client'
import { eachOf } from '../../schemas/locales.ts'
import { type Locale, locales } from '../../web/config/locales.ts'
import { fetchPageChanges } from '../../web/content/addresses/page-paths.ts'
import { batchById } from '../../web/content/lake/batch-by-id.ts'
import { namingFailures } from '../../web/content/lake/lake-failure.ts'
import { memoiseQueries } from '../../web/content/lake/memoise-queries.ts'
import { loadWholePage } from '../../web/content/page/page.ts'
import { memoiseSidebars } from '../../web/content/sidebar/load-sidebar.ts'
import {
  type FailedDocument,
  InvalidContentError,
  withDocument,
} from '../../web/publishing/invalid-content-error.ts'
import type { SearchRecord } from '../../web/search/record.ts'
import { pageRecords } from '../../web/search/records.ts'
import { forEachLimited } from '../../web/server/limits/for-each-limited.ts'
import type { Terminal } from '../terminal.ts'
import { RecordFile } from './record-file.ts'

export type RecordFiles = Record<Locale, RecordFile>

const PAGES_AT_A_TIME = 16
/** Number of pages whose records are held in memory before they are written. */
const PAGES_HELD = 64

/** The search records, and the documents without any. */
export interface LoadedRecords {
  files: RecordFiles
  /** Published documents that cannot be shown. */
  failed: FailedDocument[]
  /** Ids of the pages that cannot be shown because of them. */
  behind: string[]
}

/** Writes the search records of all published pages, ordered by path, into files of `folder`. */
export async function loadRecords(
  content: SanityClient,
  terminal: Terminal,
  folder: string,
): Promise<LoadedRecords> {
  const fileOf = (locale: Locale) => new RecordFile(path.join(folder, `${locale}.jsonl`))
  const files = eachOf(locales, fileOf)
  const pages = (await fetchPageChanges(content)).sort((a, b) => (a.path < b.path ? -1 : 1))
  const reader = memoiseQueries(batchById(namingFailures(content)))
  const sidebars = memoiseSidebars(reader)
  const recordsOf = async (path: string, locale: Locale) => {
    const page = await loadWholePage(reader, path, locale, sidebars)
    return page ? pageRecords(page) : []
  }
  const failed = new Map<string, FailedDocument>()
  const behind: string[] = []
  const step = terminal.step('Reading pages', pages.length)
  let done = 0
  for (let from = 0; from < pages.length; from += PAGES_HELD) {
    const group = pages.slice(from, from + PAGES_HELD)
    const found = new Map<string, SearchRecord[][]>()
    await forEachLimited(group, PAGES_AT_A_TIME, async ({ id, path }) => {
      try {
        const all = () => Promise.all(locales.map((locale) => recordsOf(path, locale)))
        found.set(path, await withDocument({ id, type: 'page' }, all))
      } catch (error) {
        if (!(error instanceof InvalidContentError)) throw error
        failed.set(error.failed.id, error.failed)
        behind.push(id)
      }
      step(++done)
    })
    for (const [index, locale] of locales.entries())
      await files[locale].add(group.flatMap(({ path }) => found.get(path)?.[index] ?? []))
  }
  return { files, failed: [...failed.values()], behind }
}
