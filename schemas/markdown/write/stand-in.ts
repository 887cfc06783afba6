import type { CodeBlock } from '../../../blocks/codeBlock/model.ts'
import { isText } from '../../../blocks/heading-style.ts'
import type { Block } from '../../../blocks/lists/model.ts'

/** What stands as an item in a list, and where there. */
type Listed<Kind> = Kind & { listItem: 'bullet' | 'number'; level: number }

/**
 * The empty fence of a translated file that stands for `block` or marks it, by its language; for the
 * item of a list an item itself, so that the list goes on around it.
 */
export function standIn(block: Block, language: string): CodeBlock | Listed<CodeBlock> {
  const { _key } = block
  const fence: CodeBlock = { _type: 'codeBlock', _key, language, code: '' }
  if (!isText(block) || !block.listItem) return fence
  return { ...fence, listItem: block.listItem, level: block.level ?? 1 }
}

export const isListed = (block: Block): block is Listed<Block> => 'listItem' in block
