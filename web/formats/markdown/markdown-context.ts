import type { PageText } from '../../../blocks/block/resolve.ts'
import type { PageBlock } from '../../../blocks/lists/resolve.ts'
import type { Translate } from '../../messages/translator.ts'

export interface MarkdownContext {
  /** Origin of the site: `https://docs.exchange.example`. */
  origin: string
  t: Translate
}

/** The context in which a kind of block is rendered as Markdown. */
export interface BlockMarkdown extends MarkdownContext {
  inner: (blocks: readonly PageBlock[]) => string
  words: (text: PageText) => string
}
