import type { WordlessBlock } from './block-kinds.ts'
import type { Block } from './markdown/blocks.ts'

/**
 * The words of a block, in reading order, as plain text: what a translator translates and what
 * `zhTWSource` holds. Empty for a block without words (code, image, operation, divider). In a draft
 * a block may lack anything but its type.
 */
export function blockText(block: Block): string {
  return words(block).filter(Boolean).join('\n')
}

function words(block: Block): string[] {
  switch (block._type) {
    case 'block':
      return [(block.children ?? []).map((span) => span.text ?? '').join('')]
    case 'heading':
      return [block.text ?? '']
    case 'admonition':
      return [block.title ?? '', ...inner(block.body)]
    case 'details':
      return [block.summary ?? '', ...inner(block.body)]
    case 'tabs':
      return (block.tabs ?? []).flatMap((tab) => [tab.label ?? '', ...inner(tab.body)])
    case 'table':
      return (block.rows ?? []).flatMap((row) =>
        (row.cells ?? []).flatMap((cell) => inner(cell.content)),
      )
    case 'parameterTable':
      return (block.rows ?? []).flatMap((row) => inner(row.description))
    case 'cards':
      return (block.cards ?? []).map((card) => card.text ?? '')
    default:
      // Or of a type that only a newer Studio knows.
      block satisfies WordlessBlock
      return []
  }
}

const inner = (blocks: readonly Block[] | undefined): string[] => (blocks ?? []).flatMap(words)
