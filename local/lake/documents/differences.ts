import { isDeepStrictEqual } from 'node:util'
import { isRecord } from './document.ts'

const SYSTEM_FIELDS = new Set(['_id', '_rev', '_createdAt', '_updatedAt', '_originalId', '_system'])

function keysOf(items: unknown[]): string[] | null {
  const keys = items.map((item) => (isRecord(item) ? item['_key'] : undefined))
  return keys.every((key) => typeof key === 'string') && new Set(keys).size === keys.length
    ? keys
    : null
}

function differencesOfArrays(before: unknown[], after: unknown[], path: string): string[] {
  const keys = keysOf(before)
  if (before.length !== after.length || !isDeepStrictEqual(keys, keysOf(after))) return [path]
  return before.flatMap((item, index) => {
    const step = keys ? `[_key=="${keys[index]}"]` : `[${index}]`
    return differences(item, after[index], path + step)
  })
}

/** An object that only one side has counts as its fields, so that a first translation shows as itself. */
function differencesOfObjects(
  before: Record<string, unknown> | undefined,
  after: Record<string, unknown> | undefined,
  path: string,
): string[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  if (before === undefined || after === undefined) names.delete('_type')
  if (path === '') for (const name of SYSTEM_FIELDS) names.delete(name)
  return [...names].flatMap((name) =>
    differences(before?.[name], after?.[name], path === '' ? name : `${path}.${name}`),
  )
}

/**
 * The paths at which two documents differ, as deep as both have the same shape; system fields
 * aside. Array items are told apart by `_key`; a changed order is a difference of the array.
 */
export function differences(before: unknown, after: unknown, path = ''): string[] {
  if (isDeepStrictEqual(before, after)) return []
  if (Array.isArray(before) && Array.isArray(after)) return differencesOfArrays(before, after, path)
  const left = isRecord(before) ? before : undefined
  const right = isRecord(after) ? after : undefined
  const comparable = (left ?? before === undefined) && (right ?? after === undefined)
  if (
    comparable &&
    (left || right) &&
    !(path !== '' && '_key' in (left ?? right ?? {}) && !(left && right))
  )
    return differencesOfObjects(left, right, path)
  return [path]
}
