/** Which part of a text is wanted, in characters. */
export interface Part {
  offset: number
  limit: number
}

/**
 * The part of `text`, to the end of a line where one ends inside; and where the rest begins, if there is one.
 */
export function partOf(text: string, { offset, limit }: Part): { part: string; next?: number } {
  const end = offset + limit
  if (end >= text.length) return { part: text.slice(offset) }
  const line = text.lastIndexOf('\n', end - 1) + 1
  const next = line > offset ? line : end
  return { part: text.slice(offset, next), next }
}
