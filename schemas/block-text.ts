import type { Block } from './markdown/blocks.ts'

/**
 * The words of a block, in reading order, as plain text: what a translator translates and what
 * `zhTWSource` holds the hash of. Empty for a block without words (code, image, operation, divider).
 */
export function blockText(block: Block): string {
  return words(block).filter(Boolean).join('\n')
}

function words(block: Block): string[] {
  switch (block._type) {
    case 'block':
      return [block.children.map((span) => span.text).join('')]
    case 'heading':
      return [block.text]
    case 'admonition':
      return [block.title ?? '', ...block.body.flatMap(words)]
    case 'details':
      return [block.summary, ...block.body.flatMap(words)]
    case 'tabs':
      return block.tabs.flatMap((tab) => [tab.label, ...tab.body.flatMap(words)])
    case 'table':
      return block.rows.flatMap((row) => row.cells.flatMap((cell) => cell.content.flatMap(words)))
    case 'parameterTable':
      return block.rows.flatMap((row) => row.description.flatMap(words))
    case 'cards':
      return block.cards.map((card) => card.text ?? '')
    case 'codeBlock':
    case 'image':
    case 'divider':
    case 'operation':
    case 'channel':
    case 'enumTable':
    case 'changelog':
    case 'placeholder':
      return []
  }
}
