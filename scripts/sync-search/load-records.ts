import path from 'node:path'
import type { SanityClient } from '@sanity/client'
import { batchIds } from '../../web/content/batch-ids.ts'
import { rememberSidebars } from '../../web/content/load-sidebar.ts'
import { loadPage } from '../../web/content/page.ts'
import { fetchPagePaths } from '../../web/content/page-paths.ts'
import { rememberAnswers } from '../../web/content/remember-answers.ts'
import { type Locale, locales } from '../../web/locales.ts'
import { eachAtATime } from '../../web/search/each-at-a-time.ts'
import type { SearchRecord } from '../../web/search/record.ts'
import { pageRecords } from '../../web/search/records.ts'
import { RecordFile } from './record-file.ts'
import type { Terminal } from './terminal.ts'

export type RecordFiles = Record<Locale, RecordFile>

const PAGES_AT_A_TIME = 16
/** The records of so many pages are held before they are written. */
const PAGES_HELD = 64

/** The search records of all published pages, in the order of their paths, in files of `folder`. */
export async function loadRecords(
  content: SanityClient,
  terminal: Terminal,
  folder: string,
): Promise<RecordFiles> {
  const fileOf = (locale: Locale) => new RecordFile(path.join(folder, `${locale}.jsonl`))
  const files = { en: fileOf('en'), 'zh-TW': fileOf('zh-TW') }
  const paths = await fetchPagePaths(content)
  const reader = rememberAnswers(batchIds(content))
  const sidebars = rememberSidebars(reader)
  const step = terminal.step('Reading pages', paths.length)
  let done = 0
  for (let from = 0; from < paths.length; from += PAGES_HELD) {
    const group = paths.slice(from, from + PAGES_HELD)
    const found = new Map<string, SearchRecord[]>()
    await eachAtATime(group, PAGES_AT_A_TIME, async (path) => {
      for (const locale of locales) {
        const page = await loadPage(reader, path, locale, sidebars)
        found.set(`${locale} ${path}`, page ? pageRecords(page) : [])
      }
      step(++done)
    })
    for (const locale of locales)
      await files[locale].add(group.flatMap((path) => found.get(`${locale} ${path}`) ?? []))
  }
  return files
}
