import type { Locale } from '../../config/locales.ts'
import type { ChangelogEntry } from '../../content/model/page-data.ts'
import type { PageResult } from '../../content/page/read-page.ts'
import type { TopicPage } from './topic-pages.ts'

/** A place of the documentation. */
export interface DocumentLocation {
  title: string
  url: string
}

/** A page that a search found, by the best place on it. */
export interface SearchResult extends DocumentLocation {
  text: string
  /** Clients should use something else. */
  deprecated?: true
  /** Addresses of further places on the page that it found: of an error's words the codes. */
  others?: string[]
}

/** What a search found, and the one fact that was asked for, where it is certain. */
export interface SearchFound {
  answer?: { text: string; url: string }
  results: SearchResult[]
  /** What was searched for instead, where no page has a word of what was asked: its nearest spelling. */
  searchedFor?: string
  /** A part of the search was not answered, or not whole: there may be more, and better. */
  incomplete?: true
}

/** What the tools read of the documentation. */
export interface Documentation {
  /** Where the site is, without its base path. */
  origin: string
  page: (path: string, locale: Locale) => Promise<PageResult>
  /** The Markdown of a page that is no document: `changelog/v5/deprecations`, or the skill. */
  ownPage: (path: string, locale: Locale) => Promise<string | undefined>
  /** The pages whose paths are most like one that is not there, the likeliest first. */
  pagesLike: (path: string, locale: Locale) => Promise<DocumentLocation[]>
  /** The path of the page whose title the end of a path spells. */
  pageTitled: (path: string) => Promise<string | undefined>
  /** The path of the page about an operation. */
  operationPath: (name: string) => Promise<string | undefined>
  /** Method and path of every operation: `GET /v5/market/time`. */
  operations: () => Promise<string[]>
  /** Every topic of the streams that a page is about. */
  topics: () => Promise<readonly TopicPage[]>
  /** Every page by its English title. */
  pages: () => Promise<{ path: string; title: string }[]>
  /** Files of the specifications: `market.yaml`. */
  specs: () => string[]
  /** One of them, as YAML. */
  spec: (file: string) => Promise<string>
  /** Every entry of the changelog, the newest first. */
  changes: (locale: Locale) => Promise<readonly ChangelogEntry[]>
  search: (query: string, locale: Locale, limit: number) => Promise<SearchFound>
  /** The addresses of the rows about error codes that a number or words find, without the origin. */
  searchErrors: (query: string, locale: Locale, limit: number) => Promise<string[]>
}
