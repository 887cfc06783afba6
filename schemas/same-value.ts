import { isRecord } from './is-record.ts'

/** Whether two values of documents are equal, independently of the order of fields. */
export function sameValue(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true
  if (Array.isArray(left) && Array.isArray(right))
    return left.length === right.length && left.every((item, at) => sameValue(item, right[at]))
  if (!isRecord(left) || !isRecord(right)) return false
  const names = new Set([...Object.keys(left), ...Object.keys(right)])
  return [...names].every((name) => sameValue(left[name], right[name]))
}
