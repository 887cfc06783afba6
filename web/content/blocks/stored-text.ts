import type { Block } from '../../../blocks/lists/model.ts'
import { blockText } from '../../../schemas/block-text.ts'
import { plainWords } from '../model/plain-words.ts'

/** The words of a block, as the hash of a translation's source sees them. */
export const storedText = (block: Block): string => plainWords(blockText(block))
