import type { PageBlock } from '../../blocks/lists/resolve.ts'
import type { RecordList } from './record-list.ts'

/** The context in which a kind of block adds its records. */
export interface BlockSearch {
  list: RecordList
  /** Adds nested blocks, with a `lead` that introduces them, such as the title of a note. */
  inner: (blocks: readonly PageBlock[], lead?: string) => void
  /** Whether the page's own record represents the block. */
  isFirst: boolean
}
