type Anchored = { _key: string; _type: string; text?: string; anchor?: string; aliases?: string[] }

export type AnchorClash = { message: string; path: ({ _key: string } | string)[] }

/** One clash for each heading whose anchor, or a former one, an earlier heading already has. */
export function anchorClashes(blocks: readonly Anchored[] | undefined): AnchorClash[] {
  const owners = new Map<string, Anchored>()
  const clashes: AnchorClash[] = []
  for (const block of blocks ?? []) {
    if (block._type !== 'heading') continue
    for (const anchor of new Set([block.anchor, ...(block.aliases ?? [])])) {
      if (!anchor) continue
      const owner = owners.get(anchor)
      if (owner) clashes.push(clash(anchor, owner, block))
      else owners.set(anchor, block)
    }
  }
  return clashes
}

function clash(anchor: string, owner: Anchored, block: Anchored): AnchorClash {
  const field = block.anchor === anchor ? 'anchor' : 'aliases'
  return {
    message: `Two headings have the anchor “${anchor}”: “${owner.text ?? ''}” and “${block.text ?? ''}”. A link finds only the first: give the second another one.`,
    path: [{ _key: block._key }, field],
  }
}
