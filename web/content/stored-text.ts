import { blockText } from '../../schemas/block-text.ts'
import type { Block } from '../../schemas/markdown/blocks.ts'
import { plainWords } from './plain-words.ts'
import type { StoredBlock } from './stored-block.ts'

/** The words of a block, as the hash of a translation's source sees them. */
export function storedText(block: StoredBlock): string {
  // A stored block differs from the model only in nulls where the model leaves a field out.
  return plainWords(blockText(block as unknown as Block))
}
