import type { Block } from './blocks.ts'

/** The blocks that stand right within a note, a fold or tabs; none for others. */
export function innerBlocks(block: Block): Block[] {
  if ('body' in block) return block.body
  return block._type === 'tabs' ? block.tabs.flatMap((tab) => tab.body) : []
}
