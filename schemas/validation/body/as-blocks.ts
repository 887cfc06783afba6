import { isRecord } from '../../is-record.ts'
import type { SourceField } from '../../locales.ts'
import type { BlockLike } from '../headings-in.ts'

/** Returns the items of an array that are blocks; incomplete ones without key or type are left out. */
export function asBlocks(value: unknown): BlockLike[] {
  if (!Array.isArray(value)) return []
  return value.filter(
    (block): block is BlockLike =>
      typeof block === 'object' && block !== null && '_key' in block && '_type' in block,
  )
}

/** Returns the English blocks of a body. */
export const englishBlocks = (body: unknown): BlockLike[] =>
  asBlocks(typeof body === 'object' && body !== null && 'en' in body ? body.en : undefined)

/** Returns the keys of the blocks that `field` marks as covered by the translation of the block above. */
export function coveredKeysIn(body: unknown, field: SourceField): string[] {
  const noted: unknown = isRecord(body) ? body[field] : undefined
  if (!Array.isArray(noted)) return []
  return noted.flatMap((source: unknown) =>
    isRecord(source) && source['above'] === true && typeof source['_key'] === 'string'
      ? [source['_key']]
      : [],
  )
}
