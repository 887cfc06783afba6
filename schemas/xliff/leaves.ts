import type { TextBlock } from '../../blocks/block/model.ts'
import { mapBodies } from '../../blocks/inner-blocks.ts'
import type { Block } from '../../blocks/lists/model.ts'
import { mapTexts } from '../../blocks/lists/text.ts'
import { blockText } from '../block-text.ts'

/** A text within a block: a plain line (title, label), or a paragraph with marks. */
export type Leaf = string | TextBlock

export type LeafVisitor = (id: string, leaf: Leaf) => Leaf

/** Returns the non-empty leaves of a block by id, in the order of `blockText`. */
export function leavesOf(block: Block): Map<string, Leaf> {
  const leaves = new Map<string, Leaf>()
  mapLeaves(block, (id, leaf) => {
    if (leafText(leaf).trim() !== '') leaves.set(id, leaf)
    return leaf
  })
  return leaves
}

export const leafText = (leaf: Leaf): string => (typeof leaf === 'string' ? leaf : blockText(leaf))

/** Replaces each leaf by the result of `visit`; a result of another kind is ignored. */
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

/** Copies an English block for its translation, without nested blocks without text, stored in English only. */
export function copyWithTextOnly(block: Block): Block {
  return mapBodies(block, block, (body) =>
    body.filter((one) => blockText(one) !== '').map(copyWithTextOnly),
  )
}
