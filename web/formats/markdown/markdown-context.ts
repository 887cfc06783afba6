import type { PageText } from '../../../blocks/block/resolve.ts'
import type { PageBlock } from '../../../blocks/lists/resolve.ts'
import type { Translate } from '../../messages/translator.ts'

export interface MarkdownContext {
  /** Where the site stands, without its base path: `https://docs.exchange.example`. */
  origin: string
  t: Translate
}

/** What a kind of block is served as Markdown with. */
export interface BlockMarkdown extends MarkdownContext {
  inner: (blocks: readonly PageBlock[]) => string
  words: (text: PageText) => string
}
