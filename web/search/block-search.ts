import type { PageBlock } from '../../blocks/lists/resolve.ts'
import type { RecordList } from './record-list.ts'

/** What a kind of block adds its records with. */
export interface BlockSearch {
  list: RecordList
  /** The blocks inside, below a `lead` that introduces them, such as the title of a note. */
  inner: (blocks: readonly PageBlock[], lead?: string) => void
  /** The page itself announces it. */
  isFirst: boolean
}
