/** Names of fields that only describe where and how a value is shown. */
const APART = new Set([
  '_key',
  'anchor',
  // The date itself is another field.
  'dateText',
  'depth',
  'documentId',
  'href',
  'lang',
  'link',
  'sections',
  'spec',
  'words',
])

/** All texts and numbers in a value, without those about its place on a page. */
export function leavesOf(value: unknown): (string | number)[] {
  if (typeof value === 'string' || typeof value === 'number') return [value]
  if (Array.isArray(value)) return value.flatMap(leavesOf)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => (APART.has(key) ? [] : leavesOf(inner)))
}
