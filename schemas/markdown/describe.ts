import type { Block } from '../../blocks/lists/model.ts'
import type { ParameterRow } from '../../blocks/parameterTable/model.ts'

/** What a block is, as far as its translation must be the same: "heading 2 #limits", "table 3×2". */
export function describe(block: Block): string {
  const { _type } = block
  switch (block._type) {
    case 'block':
      if (block.listItem) return `${block.listItem} item of level ${block.level ?? 1}`
      return block.style === 'blockquote' ? 'quote' : 'paragraph'
    case 'heading':
      return `heading ${block.level} #${block.anchor}`
    case 'admonition':
      return `admonition ${block.kind}`
    case 'tabs':
      return `tabs ${block.group}${block.inAddress ? ' in the address' : ''} (${block.tabs.map((tab) => tab.value).join(', ')})`
    case 'table':
      return `table of ${Math.max(0, ...block.rows.map((row) => row.cells.length))} columns`
    case 'parameterTable':
      return 'table of parameters'
    case 'operation':
      return `operation ${block.operation._ref}`
    case 'channel':
      return `channel ${block.channel._ref}`
    case 'enumTable':
      return `enum ${block.enum._ref}`
    case 'errorTable':
      return `errors ${block.errors._ref}`
    case 'image':
      return `image ${block.asset._ref}`
    case 'cards':
      return `cards ${block.cards.map((card) => card.page._ref).join(', ')}`
    case 'placeholder':
      return `placeholder ${block.name}`
    case 'codeBlock':
      return 'code block'
    case 'details':
    case 'divider':
    case 'changelog':
      return _type
    default:
      // Of a type that only a newer Studio knows.
      block satisfies never
      return _type
  }
}

/** A parameter as `> symbol`, with a sign for each level. */
export function rowName({ depth = 0, name }: ParameterRow): string {
  const words = name.flatMap((block) => block.children.map(({ text }) => text))
  return `${'> '.repeat(depth)}${words.join('')}`
}
