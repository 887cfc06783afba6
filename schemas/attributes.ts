/**
 * Yields a document's attributes as the hosted lake counts them: each path with each type of value at that path, with
 * the path's number of levels: https://www.sanity.io/docs/content-lake/technical-limits
 */
export function* attributesOf(
  value: unknown,
  at: readonly string[] = [],
): Generator<[name: string, levels: number]> {
  if (at.length > 0) yield [`${at.join('.')}: ${typeOf(value)}`, at.length]
  if (Array.isArray(value)) for (const one of value) yield* attributesOf(one, [...at, '[]'])
  else if (typeof value === 'object' && value !== null)
    for (const [name, one] of Object.entries(value))
      if (one !== undefined) yield* attributesOf(one, [...at, name])
}

function typeOf(value: unknown): string {
  if (Array.isArray(value)) return 'array'
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'float'
  return value === null ? 'null' : typeof value
}
