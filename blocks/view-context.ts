import type { ReactNode } from 'react'
import type { Translate } from '../web/messages/translator.ts'
import type { PageBlock } from './lists/resolve.ts'

/** What a block's view may use beside the block. */
export interface ViewContext {
  t: Translate
  /** The blocks that stand inside. */
  inner: (blocks: PageBlock[]) => ReactNode
  /** The operation or channel whose first line already stands above. */
  announced: string | undefined
}
