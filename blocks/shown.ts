import type { Locale } from '../web/config/locales.ts'

/** What a page knows of a block beside what the block says. */
export interface Shown {
  /** Only where the block's words are not in the page's locale. */
  lang?: Locale
  /** Where the English stands that changed since this was translated. */
  stale?: string
}
