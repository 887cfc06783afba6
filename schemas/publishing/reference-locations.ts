import { isRecord } from '../is-record.ts'
import { refOf } from './stored.ts'

/** The location of a reference in a document. */
export interface ReferenceLocation {
  /** Path of the reference in patch syntax: `items[_key=="a"].page`. */
  path: string
  /** The object with the reference as a field, or the list that contains it. */
  holder: Record<string, unknown> | readonly unknown[]
  /** Path of `holder`; empty for the document itself. */
  holderPath: string
  /** The list that contains `holder`. */
  siblings: readonly unknown[]
}

type ReferenceHolder = Pick<ReferenceLocation, 'holder' | 'holderPath' | 'siblings'>

/** Returns all locations at which `document` refers to the document `id`. */
export function referenceLocations(
  document: Record<string, unknown>,
  id: string,
): ReferenceLocation[] {
  return walk(document, '', undefined)

  function walk(
    value: unknown,
    path: string,
    within: ReferenceHolder | undefined,
  ): ReferenceLocation[] {
    if (within && refOf(value) === id) return [{ path, ...within }]
    const siblings = Array.isArray(within?.holder) ? within.holder : []
    if (Array.isArray(value)) {
      const inside = { holder: value, holderPath: path, siblings }
      return value.flatMap((item, index) => walk(item, `${path}[${keyOf(item, index)}]`, inside))
    }
    if (!isRecord(value)) return []
    const inside = { holder: value, holderPath: path, siblings }
    return Object.entries(value).flatMap(([name, field]) =>
      walk(field, path === '' ? name : `${path}.${name}`, inside),
    )
  }
}

function keyOf(item: unknown, index: number): string {
  const key = isRecord(item) ? item['_key'] : undefined
  return typeof key === 'string' ? `_key==${JSON.stringify(key)}` : String(index)
}
