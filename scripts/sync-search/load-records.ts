import type { SanityClient } from '@sanity/client'
import { loadPage } from '../../web/content/page.ts'
import { fetchPagePaths } from '../../web/content/page-paths.ts'
import { rememberAnswers } from '../../web/content/remember-answers.ts'
import { type Locale, locales } from '../../web/locales.ts'
import { eachAtATime } from '../../web/search/each-at-a-time.ts'
import type { SearchRecord } from '../../web/search/record.ts'
import { pageRecords } from '../../web/search/records.ts'
import type { Terminal } from './terminal.ts'

export type Records = Record<Locale, SearchRecord[]>

const PAGES_AT_A_TIME = 8

/** The search records of all published pages. */
export async function loadRecords(content: SanityClient, terminal: Terminal): Promise<Records> {
  const paths = await fetchPagePaths(content)
  const found = new Map<string, SearchRecord[]>()
  const reader = rememberAnswers(content)
  const step = terminal.step('Reading pages', paths.length)
  let done = 0
  await eachAtATime(paths, PAGES_AT_A_TIME, async (path) => {
    for (const locale of locales) {
      const page = await loadPage(reader, path, locale)
      found.set(`${locale} ${path}`, page ? pageRecords(page) : [])
    }
    step(++done)
  })
  const of = (locale: Locale) => paths.flatMap((path) => found.get(`${locale} ${path}`) ?? [])
  return { en: of('en'), 'zh-TW': of('zh-TW') }
}
