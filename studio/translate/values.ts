import type { Path, PathSegment } from 'sanity'
import { isRecord } from '../../schemas/is-record.ts'

/** The objects of a list; none if it is no list. */
export const recordsOf = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isRecord) : []

export const keyOf = (value: Record<string, unknown>): string =>
  typeof value['_key'] === 'string' ? value['_key'] : ''

/** What is at a path of a form; undefined if nothing does. */
export function valueAt(value: unknown, path: Path): unknown {
  let found = value
  for (const step of path) {
    if (Array.isArray(found)) {
      const list: unknown[] = found
      found = isRecord(step)
        ? list.find((one) => isRecord(one) && one['_key'] === step['_key'])
        : typeof step === 'number'
          ? list.at(step)
          : undefined
    } else found = isRecord(found) && typeof step === 'string' ? found[step] : undefined
  }
  return found
}

/** A copy with another value at a path of objects and keyed lists; as it is where that leads nowhere. */
export function withValueAt(value: unknown, [step, ...rest]: Path, next: unknown): unknown {
  if (step === undefined) return next
  if (Array.isArray(value)) {
    return value.map((item: unknown) =>
      isRecord(item) && isRecord(step) && item['_key'] === step['_key']
        ? withValueAt(item, rest, next)
        : item,
    )
  }
  if (!isRecord(value) || typeof step !== 'string') return value
  return { ...value, [step]: withValueAt(value[step], rest, next) }
}

/** A path of patches, `parameters[_key=="a"].description`, as steps. */
export function stepsOf(path: string): PathSegment[] {
  return [...path.matchAll(/\[_key=="([^"]*)"\]|([^.[\]]+)/g)].map(([, key, name]) =>
    key === undefined ? (name ?? '') : { _key: key },
  )
}
