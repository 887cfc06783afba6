import type { ReactNode } from 'react'
import type { Translate } from '../web/messages/translator.ts'
import type { PageBlock } from './lists/resolve.ts'

/** Context of a block's view. */
export interface ViewContext {
  t: Translate
  /** Renders nested blocks. */
  inner: (blocks: PageBlock[]) => ReactNode
  /** Id of the operation or channel whose first line is already shown above. */
  announced: string | undefined
}
