import type { PageText } from '../../../blocks/block/resolve.ts'
import type { PageBlock } from '../../../blocks/lists/resolve.ts'
import { serveKind } from '../../../blocks/lists/serialize.ts'
import { inlineMarkdown } from './inline.ts'
import { leadingItems, listMarkdown } from './list.ts'
import type { MarkdownContext } from './markdown-context.ts'

/** Blocks as Markdown, separated by empty lines. */
export function blocksMarkdown(blocks: readonly PageBlock[], context: MarkdownContext): string {
  const words = (block: PageText) => inlineMarkdown(block, context.origin)
  const inner = (all: readonly PageBlock[]) => blocksMarkdown(all, context)
  const parts: string[] = []
  for (let index = 0; index < blocks.length; ) {
    const items = leadingItems(blocks.slice(index))
    const block = blocks[index]
    if (items.length > 0) parts.push(listMarkdown(items, words))
    else if (block) parts.push(...(serveKind(block, { ...context, inner, words }) ?? []))
    index += Math.max(1, items.length)
  }
  return parts.filter((part) => part !== '').join('\n\n')
}
