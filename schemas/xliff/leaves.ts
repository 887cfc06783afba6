import type { TextBlock } from '../../blocks/block/model.ts'
import { mapBodies } from '../../blocks/inner-blocks.ts'
import type { Block } from '../../blocks/lists/model.ts'
import { mapTexts } from '../../blocks/lists/text.ts'
import { blockText } from '../block-text.ts'

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

/** The block with each leaf as `visit` returns it; one of the other kind than it was is not taken. */
export const mapLeaves = <B extends Block>(block: B, visit: LeafVisitor): B =>
  mapTexts(block, {
    line(own, { id }) {
      const leaf = visit(id, own)
      return typeof leaf === 'string' ? leaf : own
    },
    text(own, { id }) {
      const leaf = visit(id, own)
      return typeof leaf === 'string' ? own : leaf
    },
  })

/** An English block to put a translation in: what within it has no words is once, in English. */
export function withWordsOnly(block: Block): Block {
  return mapBodies(block, block, (body) =>
    body.filter((one) => blockText(one) !== '').map(withWordsOnly),
  )
}
