import type { BlockLike } from '../headings-in.ts'

/** The members of an array that are blocks; a half-made one without key or type is left out. */
export function asBlocks(value: unknown): BlockLike[] {
  if (!Array.isArray(value)) return []
  return value.filter(
    (block): block is BlockLike =>
      typeof block === 'object' && block !== null && '_key' in block && '_type' in block,
  )
}

/** The English blocks of a body. */
export const englishBlocks = (body: unknown): BlockLike[] =>
  asBlocks(typeof body === 'object' && body !== null && 'en' in body ? body.en : undefined)
