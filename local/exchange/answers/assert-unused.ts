import path from 'node:path'
import { badParameter, refusal } from '../errors.ts'
import type { Fields } from '../fields.ts'
import type { Operation, SpecifiedField } from '../operations.ts'
import type { RecentMap } from './recent-map.ts'

/** Oldest accepted time of a withdrawal, in ms: the API refuses an old one, but publishes no figure. */
const OLDEST = 60_000

/** Used identifiers; operations with the same parent path share them. */
export type UsedIds = RecentMap<true>

/**
 * Refuses values that the specs allow once: an identifier in `usedIds`, and an earlier request's timestamp. Stores new
 * ones.
 */
export function assertUnused(
  usedIds: UsedIds,
  operation: Pick<Operation, 'path' | 'bodyFields'>,
  fields: Fields,
  now: number,
): void {
  for (const [name, field] of operation.bodyFields) {
    const value = fields[name]
    if (value === undefined || value === '') continue
    if (field.format === 'current-time' && Number(value) < now - OLDEST)
      throw badParameter(name, 'too old')
    const code = duplicateCode(field, fields['category'])
    if (code === undefined) continue
    const id = `${path.posix.dirname(operation.path)} ${name} ${String(value)}`
    if (usedIds.get(id)) throw refusal(code)
    usedIds.set(id, true)
  }
}

/** The code for the category, else the one for all categories. */
const duplicateCode = (
  { duplicateErrors }: SpecifiedField,
  category: unknown,
): number | undefined =>
  (
    duplicateErrors.find((error) => error.category !== undefined && error.category === category) ??
    duplicateErrors.find((error) => error.category === undefined)
  )?.code
