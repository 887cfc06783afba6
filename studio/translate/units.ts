import type { Path } from 'sanity'
import type { WordlessBlock } from '../../schemas/block-kinds.ts'
import type { Block, TextBlock } from '../../schemas/markdown/blocks.ts'

/** The smallest that is translated by itself: a paragraph, a cell, a title. */
export type Unit = {
  /** Within the block; empty where it is the block. */
  path: Path
} & ({ kind: 'plain'; text: string } | { kind: 'rich'; block: TextBlock })

/** The words of a block in reading order; what has no words is left out. */
export function unitsOf(block: Block): Unit[] {
  return within(block, []).filter((unit) => unitText(unit).trim() !== '')
}

function within(block: Block, path: Path): Unit[] {
  const plain = (text: string | undefined, ...steps: Path): Unit[] => [
    { path: [...path, ...steps], kind: 'plain', text: text ?? '' },
  ]
  const inner = (blocks: readonly Block[] | undefined, ...steps: Path): Unit[] =>
    (blocks ?? []).flatMap((one) => within(one, [...path, ...steps, { _key: one._key }]))

  switch (block._type) {
    case 'block':
      return [{ path, kind: 'rich', block }]
    case 'heading':
      return plain(block.text, 'text')
    case 'admonition':
      return [...plain(block.title, 'title'), ...inner(block.body, 'body')]
    case 'details':
      return [...plain(block.summary, 'summary'), ...inner(block.body, 'body')]
    case 'tabs':
      return (block.tabs ?? []).flatMap((tab) => {
        const at: Path = ['tabs', { _key: tab._key }]
        return [...plain(tab.label, ...at, 'label'), ...inner(tab.body, ...at, 'body')]
      })
    case 'table':
      return (block.rows ?? []).flatMap((row) =>
        (row.cells ?? []).flatMap((cell) =>
          inner(cell.content, 'rows', { _key: row._key }, 'cells', { _key: cell._key }, 'content'),
        ),
      )
    case 'parameterTable':
      return (block.rows ?? []).flatMap((row) =>
        inner(row.description, 'rows', { _key: row._key }, 'description'),
      )
    case 'cards':
      return (block.cards ?? []).flatMap((card) =>
        plain(card.text, 'cards', { _key: card._key }, 'text'),
      )
    default:
      block satisfies WordlessBlock
      return []
  }
}

/** The words of a unit on one line, code in backticks: alike wherever the same is said. */
export function unitText(unit: Unit): string {
  return unit.kind === 'plain' ? unit.text : inlineText(unit.block)
}

/** The words of a paragraph with its code in backticks. */
export function inlineText({ children }: Pick<TextBlock, 'children'>): string {
  return (children ?? [])
    .map(({ text, marks }) => (marks?.includes('code') ? `\`${text}\`` : (text ?? '')))
    .join('')
}

export interface Pair {
  english: Unit
  /** Absent where the translation has no such place. */
  translated?: Unit
}

/** Each English unit with the one at the same place of the translation. */
export function pairsOf(english: Block, translated: Block | undefined): Pair[] {
  const units = unitsOf(english)
  const all = translated ? within(translated, []) : []
  const own = new Map(all.map((unit) => [placeOf(unit), unit]))
  return units.map((unit) => {
    const found = own.get(placeOf(unit))
    return found?.kind === unit.kind ? { english: unit, translated: found } : { english: unit }
  })
}

/** The path of a unit as one string. */
export const placeOf = ({ path }: Unit): string => JSON.stringify(path)
