import type { FileLocation } from '../finding.ts'
import type { FieldUse } from '../use.ts'

/** The parameters of a query. Of a real request they were `sent`, with their values. */
export function queryFields(
  query: string | undefined,
  place: FileLocation,
  sent: boolean,
): FieldUse[] {
  if (!query) return []
  return query
    .split('#', 1)
    .join('')
    .split('&')
    .flatMap((pair) => {
      const [name = '', value = ''] = pair.split('=', 2)
      if (!/^[A-Za-z]\w*$/.test(name)) return []
      return [{ name, place, sent: true, ...(sent && { value: decoded(value) }) }]
    })
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value.replaceAll('+', ' '))
  } catch {
    // What was cut off or is no encoding stays as it was written.
    return value
  }
}
