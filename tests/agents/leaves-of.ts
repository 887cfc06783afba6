/** What only says where and how something is shown. */
const APART = new Set([
  '_key',
  'anchor',
  // The day itself is beside it.
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

/** All texts and numbers that a value holds, without those that are about its place on a page. */
export function leavesOf(value: unknown): (string | number)[] {
  if (typeof value === 'string' || typeof value === 'number') return [value]
  if (Array.isArray(value)) return value.flatMap(leavesOf)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => (APART.has(key) ? [] : leavesOf(inner)))
}
