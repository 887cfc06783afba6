import { type BlockLike, type FieldPath, headingsIn } from './headings-in.ts'

/** Translated headings whose anchor differs from the English heading with the same key. */
export function anchorMismatches(
  english: readonly BlockLike[] | undefined,
  translated: readonly BlockLike[] | undefined,
): { message: string; path: FieldPath }[] {
  const anchors = new Map(headingsIn(english).map(({ heading }) => [heading._key, heading.anchor]))
  return headingsIn(translated).flatMap(({ heading, path }) => {
    const anchor = anchors.get(heading._key)
    if (!anchor || anchor === heading.anchor) return []
    const message = `The English heading has the anchor “${anchor}”. Use the same here, so that a link works in both languages.`
    return [{ message, path: [...path, 'anchor'] }]
  })
}
