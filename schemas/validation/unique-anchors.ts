import { type BlockLike, type FieldPath, headingsIn } from './headings-in.ts'

export type AnchorClash = { message: string; path: FieldPath }

/** One clash for each heading whose anchor, or a former one, an earlier heading already has. */
export function anchorClashes(blocks: readonly BlockLike[] | undefined): AnchorClash[] {
  const owners = new Map<string, BlockLike>()
  const clashes: AnchorClash[] = []
  for (const { heading, path } of headingsIn(blocks)) {
    for (const anchor of new Set([heading.anchor, ...(heading.aliases ?? [])])) {
      if (!anchor) continue
      const owner = owners.get(anchor)
      if (owner) clashes.push(clash(anchor, owner, heading, path))
      else owners.set(anchor, heading)
    }
  }
  return clashes
}

function clash(anchor: string, owner: BlockLike, heading: BlockLike, path: FieldPath): AnchorClash {
  const field = heading.anchor === anchor ? 'anchor' : 'aliases'
  return {
    message: `Two headings have the anchor “${anchor}”: “${owner.text ?? ''}” and “${heading.text ?? ''}”. A link finds only the first: give the second another one.`,
    path: [...path, field],
  }
}
