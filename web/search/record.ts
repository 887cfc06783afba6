import type { Locale } from '../config/locales.ts'
import type { AnswerTexts } from './answers/asked-fact.ts'

/** What a record is about; readers filter by it and see it as a badge. */
export const recordTypes = [
  /** A page by its title. */
  'page',
  /** The page of an endpoint, with method and path; further endpoints of a page too. */
  'operation',
  /** A page of the explorer: the same endpoint where it can be tried, or an overview. */
  'explorer',
  /** A section by its heading, with its first paragraph. */
  'heading',
  /** A pattern that can be subscribed to. */
  'topic',
  /** What a request takes. */
  'parameter',
  /** What an answer or a message holds. */
  'field',
  /** What a parameter or field can be. */
  'value',
  'error',
  /** An entry of the changelog. */
  'change',
  'text',
  'code',
] as const

export type RecordType = (typeof recordTypes)[number]

/** The section of the navigation, the page, and the headings down to the record's own place. */
export interface Hierarchy {
  lvl0?: string
  lvl1?: string
  lvl2?: string
  lvl3?: string
  lvl4?: string
}

/** One thing that can be found. Its address leads to an element that its page renders. */
export interface SearchRecord {
  /** `<page_id>:<locale>:<version>:<n>` */
  id: string
  type: RecordType
  /** Of a page, operation, heading and change the deepest level is its own title. */
  hierarchy: Hierarchy
  /** The labels of the way to the page, from the sidebar's title on; without the page itself. */
  breadcrumbs: string[]
  /** On the page's first record: the same without the sidebar's title, which says little. */
  sections?: string[]
  /** What is said of it, in words. */
  content?: string
  /** On the page's first record: its headings and the names of what an endpoint takes, so that the page is found by several of them. */
  about?: string[]
  /** On the page's first record: what readers type who do not know its title. */
  keywords?: string[]
  /** On the page's first record: its titles and keywords in other languages. */
  translated?: string[]
  /** On the page's first record: what is Chinese of these names, each with how it sounds: `query/sounds.ts`. */
  sounds?: string[]
  /** The keywords of its page, on each record that may be wanted first by who types one of them; of an error the server's own messages. To order by. */
  called?: string[]
  /** What other exchanges call it: `elsewhere.ts`. */
  elsewhere?: string[]
  /** Of a change the day, 20251009; of a month of the changelog 20251099, so that it comes before its changes. */
  day?: number
  /** As spelt, the record's own name first: `orderLinkId`; only from the record's own row. */
  identifiers?: string[]
  /** The same in words: `order link id`. */
  identifiers_split?: string[]
  /** `/v5/order/create` of an operation, `orderbook.{depth}.{symbol}` of a topic. */
  path?: string
  method?: string
  /** Clients should use something else. */
  deprecated?: boolean
  /** Of what is on the page of a deprecated endpoint: the address of the page of its successor. */
  successor?: string
  /** Facts that answer a question by themselves; they are not searched. */
  answers?: AnswerTexts
  /** Error codes and the like: `110007`. */
  codes?: string[]
  locale: Locale
  version: string
  /** With the base path, the locale and the anchor. */
  url: string
  url_without_anchor: string
  anchor?: string
  /** The page's document. */
  page_id: string
  /** On the page's first record: what all of them are made of, see `dependencies.ts`. */
  depends?: string[]
  /** Of all the page's records: equal means that nothing changed. */
  source_rev: string
  /** Decides between equal matches: see `weight.ts`. */
  item_priority: number
}
