/** A range of a text, in characters. */
export interface Part {
  offset: number
  limit: number
}

/** A part of `text`, which ends at the last line break inside the range; `next` is the offset of the rest, if any. */
export function partOf(text: string, { offset, limit }: Part): { part: string; next?: number } {
  const end = offset + limit
  if (end >= text.length) return { part: text.slice(offset) }
  const line = text.lastIndexOf('\n', end - 1) + 1
  const next = line > offset ? line : end
  return { part: text.slice(offset, next), next }
}
