import { isRecord } from '../../is-record.ts'
import type { SourceField } from '../../locales.ts'
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

/** Keys of the blocks of a body of which `field` notes that the translation of the block above says them too. */
export function saidIn(body: unknown, field: SourceField): string[] {
  const noted: unknown = isRecord(body) ? body[field] : undefined
  if (!Array.isArray(noted)) return []
  return noted.flatMap((source: unknown) =>
    isRecord(source) && source['above'] === true && typeof source['_key'] === 'string'
      ? [source['_key']]
      : [],
  )
}
