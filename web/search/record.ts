import type { Locale } from '../locales.ts'

export type RecordType =
  | 'lvl1'
  | 'lvl2'
  | 'lvl3'
  | 'lvl4'
  | 'operation'
  | 'field'
  | 'value'
  | 'content'
  | 'code'

export interface Hierarchy {
  lvl0?: string
  lvl1?: string
  lvl2?: string
  lvl3?: string
  lvl4?: string
}

/** One thing that can be found: a title, heading, paragraph, row, operation, field or value. */
export interface SearchRecord {
  /** `<page_id>:<locale>:<version>:<n>` */
  id: string
  type: RecordType
  hierarchy: Hierarchy
  content?: string
  /** As spelt: `orderLinkId`; only from the record's own row. */
  identifiers?: string[]
  /** The same in words: `order link id`. */
  identifiers_split?: string[]
  /** `/v5/order/create` */
  path?: string
  method?: string
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
  /** Of all the page's records: equal means that nothing changed. */
  source_rev: string
  item_priority: number
}
