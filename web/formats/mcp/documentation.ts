import type { Locale } from '../../config/locales.ts'
import type { PageResult } from '../../content/page/read-page.ts'

/** One place that a search found. */
export interface SearchResult {
  title: string
  url: string
  text: string
}

/** What the tools read of the documentation. */
export interface Documentation {
  /** Where the site is, without its base path. */
  origin: string
  page: (path: string, locale: Locale) => Promise<PageResult>
  /** The path of the page about an operation. */
  operationPath: (name: string) => Promise<string | undefined>
  search: (query: string, locale: Locale, limit: number) => Promise<SearchResult[]>
}
