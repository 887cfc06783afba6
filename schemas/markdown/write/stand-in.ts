import type { CodeBlock } from '../../../blocks/codeBlock/model.ts'
import { isText } from '../../../blocks/heading-style.ts'
import type { Block } from '../../../blocks/lists/model.ts'

/** A block that is an item of a list, with its level. */
type ListItemOf<Kind> = Kind & { listItem: 'bullet' | 'number'; level: number }

/**
 * Returns the marker fence in this language that stands for `block` or precedes it; for a list item the fence is an
 * item, too, so that the list continues.
 */
export function standIn(block: Block, language: string): CodeBlock | ListItemOf<CodeBlock> {
  const { _key } = block
  const fence: CodeBlock = { _type: 'codeBlock', _key, language, code: '' }
  if (!isText(block) || !block.listItem) return fence
  return { ...fence, listItem: block.listItem, level: block.level ?? 1 }
}

export const isListed = (block: Block): block is ListItemOf<Block> => 'listItem' in block
