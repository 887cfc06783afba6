import path from 'node:path'
import { badParameter, refusal } from '../errors.ts'
import type { Fields } from '../fields.ts'
import type { Operation, SpecifiedField } from '../operations.ts'
import type { RecentMap } from './recent-map.ts'

/** How old the time of a withdrawal may be, in ms: the API refuses an old one and publishes no figure. */
const OLDEST = 60_000

/** Identifiers that were taken; the operations of one folder of paths share theirs. */
export type UsedIds = RecentMap<true>

/**
 * Refuses what the specs say that the API takes once: an identifier in `usedIds`, and the time of an
 * earlier request. What is new is taken.
 */
export function takeOnce(
  usedIds: UsedIds,
  operation: Pick<Operation, 'path' | 'bodyFields'>,
  asked: Fields,
  now: number,
): void {
  for (const [name, field] of operation.bodyFields) {
    const value = asked[name]
    if (value === undefined || value === '') continue
    if (field.format === 'current-time' && Number(value) < now - OLDEST)
      throw badParameter(name, 'too old')
    const code = duplicateCode(field, asked['category'])
    if (code === undefined) continue
    const id = `${path.posix.dirname(operation.path)} ${name} ${String(value)}`
    if (usedIds.get(id)) throw refusal(code)
    usedIds.set(id, true)
  }
}

/** The code of the category, else the one of every category. */
const duplicateCode = (
  { duplicateErrors }: SpecifiedField,
  category: unknown,
): number | undefined =>
  (
    duplicateErrors.find((error) => error.category !== undefined && error.category === category) ??
    duplicateErrors.find((error) => error.category === undefined)
  )?.code
