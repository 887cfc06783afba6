import type { Locale } from '../web/config/locales.ts'

/** Properties that the page adds to a block. */
export interface BlockPageProps {
  /** The block's language, if it is not the page's. */
  lang?: Locale
  /** Address of the English, if it has changed since the block was translated. */
  stale?: string
}
