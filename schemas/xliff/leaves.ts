import type { WordlessBlock } from '../block-kinds.ts'
import { blockText } from '../block-text.ts'
import type { Block, TextBlock } from '../markdown/blocks.ts'
import { mapBodies } from '../markdown/inner-blocks.ts'

/** A text within a block: a line of its own (title, label), or a paragraph with marks. */
export type Leaf = string | TextBlock

export type LeafVisitor = (id: string, leaf: Leaf) => Leaf

/** The leaves of a block that have words, in the order in which `blockText` has them, by their ids. */
export function leavesOf(block: Block): Map<string, Leaf> {
  const leaves = new Map<string, Leaf>()
  mapLeaves(block, (id, leaf) => {
    if (leafText(leaf).trim() !== '') leaves.set(id, leaf)
    return leaf
  })
  return leaves
}

export const leafText = (leaf: Leaf): string => (typeof leaf === 'string' ? leaf : blockText(leaf))

/**
 * The block with each leaf as `visit` returns it. The id of a leaf tells its place by the keys that
 * both languages share, and by numbers in tables and cards, where each has its own.
 */
export function mapLeaves<B extends Block>(block: B, visit: LeafVisitor, at?: string): B
export function mapLeaves(block: Block, visit: LeafVisitor, at = ''): Block {
  const text = (own: TextBlock, id: string): TextBlock => {
    const leaf = visit(id, own)
    return typeof leaf === 'string' ? own : leaf
  }
  const line = (own: string | undefined, id: string): string => {
    const leaf = visit(id, own ?? '')
    return typeof leaf === 'string' ? leaf : (own ?? '')
  }
  const texts = (all: TextBlock[] | undefined, id: string) =>
    (all ?? []).map((own, index) => text(own, `${id}${index + 1}`))
  const body = (blocks: Block[] | undefined, id: string) =>
    (blocks ?? []).map((own) => mapLeaves(own, visit, `${id}${token(own._key)}.`))

  switch (block._type) {
    case 'block':
      return text(block, `${at}text`)
    case 'heading':
      return { ...block, text: line(block.text, `${at}text`) }
    case 'admonition':
      return {
        ...block,
        ...(block.title !== undefined && { title: line(block.title, `${at}title`) }),
        body: body(block.body, at),
      }
    case 'details':
      return {
        ...block,
        summary: line(block.summary, `${at}summary`),
        body: body(block.body, at),
      }
    case 'tabs':
      return {
        ...block,
        tabs: (block.tabs ?? []).map((tab) => ({
          ...tab,
          label: line(tab.label, `${at}${token(tab._key)}.label`),
          body: body(tab.body, `${at}${token(tab._key)}.`),
        })),
      }
    case 'table':
      return {
        ...block,
        rows: (block.rows ?? []).map((row, y) => ({
          ...row,
          cells: (row.cells ?? []).map((cell, x) => ({
            ...cell,
            content: texts(cell.content, `${at}row${y + 1}.cell${x + 1}.`),
          })),
        })),
      }
    case 'parameterTable':
      return {
        ...block,
        rows: (block.rows ?? []).map((row) => ({
          ...row,
          description: texts(row.description, `${at}${token(row._key)}.`),
        })),
      }
    case 'cards':
      return {
        ...block,
        cards: (block.cards ?? []).map((card, index) =>
          card.text === undefined
            ? card
            : { ...card, text: line(card.text, `${at}card${index + 1}`) },
        ),
      }
    default:
      block satisfies WordlessBlock
      return block
  }
}

/** A key as part of an id: what XML allows in no name of its kind is written as its number. */
export function token(key: string): string {
  return (key ?? '').replace(/[^A-Za-z0-9-]/g, (sign) => `_${sign.codePointAt(0)?.toString(16)}_`)
}

/** An English block to put a translation in: what within it has no words stands once, in English. */
export function withWordsOnly(block: Block): Block {
  return mapBodies(block, block, (body) =>
    body.filter((one) => blockText(one) !== '').map(withWordsOnly),
  )
}
