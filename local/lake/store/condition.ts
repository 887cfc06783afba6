export type Scalar = string | number | boolean

/**
 * What can be said of a document by the tables in SQLite alone. A condition that is derived from
 * a filter is never stricter than it: every document that the filter takes fulfils it.
 */
export type Condition =
  | { kind: 'id'; ids: readonly string[] }
  | { kind: 'idPrefix'; prefix: string }
  | { kind: 'idAfter'; after: string }
  | { kind: 'field'; field: string; values: readonly Scalar[] }
  | { kind: 'reference'; targets: readonly string[] }
  | { kind: 'and' | 'or'; parts: readonly Condition[] }

const LONGEST = 512
const NAME = /^[a-zA-Z_][a-zA-Z_0-9]*$/
const CHANGING = new Set(['_id', '_originalId', '_rev', '_createdAt', '_updatedAt'])

/** Whether equality with the value means the same to SQLite as to JavaScript, and is in the table. */
function isComparable(value: Scalar): boolean {
  if (typeof value === 'number') return Number.isSafeInteger(value)
  if (typeof value === 'boolean') return true
  return value.isWellFormed() && !value.includes('\0') && Buffer.byteLength(value) <= LONGEST
}

/** The condition that an attribute path such as `path.current` has one of the values, or null. */
export function fieldCondition(path: string, values: readonly Scalar[]): Condition | null {
  const names = path.split('.')
  if (path.length > 100 || !names.every((name) => NAME.test(name)) || CHANGING.has(path))
    return null
  return values.every(isComparable) ? { kind: 'field', field: path, values } : null
}

/** As SQLite writes the path of a value: names with more than letters and digits are quoted. */
export function storedPath(path: string): string {
  const steps = path
    .split('.')
    .map((name) => (/^[a-zA-Z][a-zA-Z0-9]*$/.test(name) ? name : `"${name}"`))
  return `$.${steps.join('.')}`
}
