import type { Locale } from '../../config/locales.ts'
import type { ChangelogEntry } from '../../content/model/page-data.ts'
import type { PageResult } from '../../content/page/read-page.ts'
import type { TopicPage } from './topic-pages.ts'

/** A titled address in the documentation. */
export interface DocumentLocation {
  title: string
  url: string
}

/** A page found by the search, with its best match. */
export interface SearchResult extends DocumentLocation {
  text: string
  /** Set when the match is deprecated. */
  deprecated?: true
  /** Addresses of further matches on the page, such as the codes for an error's text. */
  others?: string[]
}

/** The results of a search, and the single fact asked for, when it is certain. */
export interface SearchFound {
  answer?: { text: string; url: string }
  results: SearchResult[]
  /** The nearest spelling, which was searched when no page has a word of the query. */
  searchedFor?: string
  /** A part of the search failed or was cut off: there may be more and better results. */
  incomplete?: true
}

/** The documentation as the tools read it. */
export interface Documentation {
  /** Origin of the site. */
  origin: string
  page: (path: string, locale: Locale) => Promise<PageResult>
  /** The Markdown of a page without a document: `changelog/v5/deprecations`, or the skill. */
  ownPage: (path: string, locale: Locale) => Promise<string | undefined>
  /** The pages whose paths are nearest to an unknown one, the nearest first. */
  pagesLike: (path: string, locale: Locale) => Promise<DocumentLocation[]>
  /** The path of the page whose title is spelled by the end of a path. */
  pageTitled: (path: string) => Promise<string | undefined>
  /** The path of the page about an operation. */
  operationPath: (name: string) => Promise<string | undefined>
  /** Method and path of every operation: `GET /v5/market/time`. */
  operations: () => Promise<string[]>
  /** Every topic and stream request that a page documents. */
  topics: () => Promise<readonly TopicPage[]>
  /** Every page with its English title. */
  pages: () => Promise<{ path: string; title: string }[]>
  /** File names of the specifications: `market.yaml`. */
  specs: () => string[]
  /** A specification as YAML. */
  spec: (file: string) => Promise<string>
  /** All entries of the changelog, the newest first. */
  changes: (locale: Locale) => Promise<readonly ChangelogEntry[]>
  search: (query: string, locale: Locale, limit: number) => Promise<SearchFound>
  /** The addresses (without the origin) of the error table rows that match a number or words. */
  searchErrors: (query: string, locale: Locale, limit: number) => Promise<string[]>
}
