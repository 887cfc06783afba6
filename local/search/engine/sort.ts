import { HttpError } from '../errors.ts'
import type { Collection } from '../store/collection.ts'

export interface SortKey {
  /** A field's name, or undefined for the text match. */
  field: string | undefined
  direction: 1 | -1
}

/** The keys of `sort_by`, or the default: text match, then the default sorting field. */
export function sortKeys(collection: Collection, source: string | undefined): SortKey[] {
  if (!source?.trim()) {
    const fallback = collection.schema.default_sorting_field
    return [
      { field: undefined, direction: -1 },
      ...(fallback ? [{ field: fallback, direction: -1 } as const] : []),
    ]
  }
  return source.split(',').map((part) => {
    const match = /^\s*([^:\s]+?)\s*:\s*(asc|desc)\s*$/i.exec(part)
    if (!match?.[1]) {
      throw new HttpError(
        400,
        `Parameter \`sort_by\` is malformed: \`${part.trim()}\` is not \`field:asc\` or \`field:desc\`.`,
      )
    }
    const name = match[1]
    const direction = match[2]?.toLowerCase() === 'asc' ? 1 : -1
    if (/^_text_match(\(|$)/.test(name)) return { field: undefined, direction }
    if (name.startsWith('_')) throw new HttpError(501, `Sorting by \`${name}\` is not served here.`)
    const field = collection.field(name)
    if (!field?.sort) {
      throw new HttpError(
        404,
        `Could not find a field named \`${name}\` in the schema for sorting.`,
      )
    }
    return { field: name, direction }
  })
}

/** Orders two values; a missing one comes last whatever the direction. */
export function compareValues(a: unknown, b: unknown, direction: 1 | -1): number {
  if (a === b) return 0
  if (a === null || a === undefined) return 1
  if (b === null || b === undefined) return -1
  if (typeof a === 'string' && typeof b === 'string') return a < b ? -direction : direction
  return (Number(a) - Number(b)) * direction
}
