import type { Block, HeadingBlock } from './blocks.ts'

/** The headings of a body in order, those in notes, folds and tabs as well. */
export function headingBlocks(blocks: Block[]): HeadingBlock[] {
  return blocks.flatMap((block) => {
    if (block._type === 'heading') return [block]
    if (block._type === 'tabs') return block.tabs.flatMap((tab) => headingBlocks(tab.body))
    return 'body' in block ? headingBlocks(block.body) : []
  })
}
