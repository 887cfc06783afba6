/** Anchors of the headings in an editor's value. */
export const anchorsIn = (blocks: readonly object[]): string[] =>
  blocks.flatMap((block) =>
    'anchor' in block && typeof block.anchor === 'string' ? [block.anchor] : [],
  )
