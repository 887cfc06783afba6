import type { Locale } from '../config/locales.ts'
import type { AnswerTexts } from './answers/asked-fact.ts'

/** The kinds of records; readers filter by them and see them as a badge. */
export const recordTypes = [
  /** The page itself, by its title. */
  'page',
  /** An operation with method and path, as the page's own record or as a further one. */
  'operation',
  /** A page of the explorer, for an operation or an overview. */
  'explorer',
  /** A section by its heading, with its first paragraph. */
  'heading',
  /** A topic pattern that clients subscribe to. */
  'topic',
  /** A request parameter. */
  'parameter',
  /** A field of a response or message. */
  'field',
  /** A value of a parameter or field. */
  'value',
  'error',
  /** An entry of the changelog. */
  'change',
  'text',
  'code',
] as const

export type RecordType = (typeof recordTypes)[number]

/** The navigation's section, the page, and the headings above the record. */
export interface Hierarchy {
  lvl0?: string
  lvl1?: string
  lvl2?: string
  lvl3?: string
  lvl4?: string
}

/** A search result. Its address leads to an element that the page renders. */
export interface SearchRecord {
  /** `<page_id>:<locale>:<version>#<anchor>-<n>`; n counts the records at the anchor, from 0. */
  id: string
  type: RecordType
  /** For a page, operation, heading or change the deepest level is its own title. */
  hierarchy: Hierarchy
  /** Labels of the page's breadcrumbs, from the sidebar's title; without the page itself. */
  breadcrumbs: string[]
  /** On the page's first record: the breadcrumbs without the sidebar's title, which is too general. */
  sections?: string[]
  /** Its text. */
  content?: string
  /** On the page's first record: its headings, names and values, so that several of them together find the page. */
  about?: string[]
  /** On the page's first record: words of readers who do not know its title. */
  keywords?: string[]
  /** On the page's first record: its titles and keywords in other languages. */
  translated?: string[]
  /** On the page's first record: the Chinese among these names, each with its sounds: `query/sounds.ts`. */
  sounds?: string[]
  /** Keywords of the page on records that should come first for them, or an error's server messages. For sorting. */
  called?: string[]
  /** Other exchanges' names for it: `elsewhere.ts`. */
  elsewhere?: string[]
  /** Day of a change, 20251009; 20251099 for a month of the changelog, so that it sorts before its changes. */
  day?: number
  /** As spelled, the record's own name first: `orderLinkId`; only from the record's own row. */
  identifiers?: string[]
  /** The identifiers split into words: `order link id`. */
  identifiers_split?: string[]
  /** `/v5/order/create` for an operation, `orderbook.{depth}.{symbol}` for a topic. */
  path?: string
  method?: string
  deprecated?: boolean
  /** On pages of a deprecated operation: the address of its successor's page. */
  successor?: string
  /** Facts that answer a question; not searched. */
  answers?: AnswerTexts
  /** Error codes and similar numbers: `110007`. */
  codes?: string[]
  locale: Locale
  version: string
  /** With the base path, the locale and the anchor. */
  url: string
  url_without_anchor: string
  anchor?: string
  /** Id of the page's document. */
  page_id: string
  /** On the page's first record: the dependencies of all its records, see `dependencies.ts`. */
  depends?: string[]
  /** Hash of all records of the page: equal means unchanged. */
  source_rev: string
  /** Decides between equal matches: see `weight.ts`. */
  item_priority: number
}
