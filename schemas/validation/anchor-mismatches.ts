type Heading = { _key: string; _type: string; text?: string; anchor?: string }

/** Translated headings whose anchor differs from the English heading with the same key. */
export function anchorMismatches(
  english: readonly Heading[] | undefined,
  translated: readonly Heading[] | undefined,
): { message: string; path: ({ _key: string } | string)[] }[] {
  const anchors = new Map((english ?? []).map((block) => [block._key, block.anchor]))
  return (translated ?? []).flatMap((block) => {
    const anchor = block._type === 'heading' ? anchors.get(block._key) : undefined
    if (!anchor || anchor === block.anchor) return []
    const message = `The English heading has the anchor “${anchor}”. Use the same here, so that a link works in both languages.`
    return [{ message, path: [{ _key: block._key }, 'anchor'] }]
  })
}
