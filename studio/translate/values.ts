import type { Path, PathSegment } from 'sanity'
import { isRecord } from '../../schemas/is-record.ts'

/** Returns the objects of a list; empty if the value is not a list. */
export const recordsOf = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isRecord) : []

export const keyOf = (value: Record<string, unknown>): string =>
  typeof value['_key'] === 'string' ? value['_key'] : ''

/** Returns the value at a path of a form; undefined if there is none. */
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

/** Returns a copy with another value at a path of objects and keyed lists; unchanged if the path does not exist. */
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

/** Parses a patch path such as `parameters[_key=="a"].description`. */
export function stepsOf(path: string): PathSegment[] {
  return [...path.matchAll(/\[_key=="([^"]*)"\]|([^.[\]]+)/g)].map(([, key, name]) =>
    key === undefined ? (name ?? '') : { _key: key },
  )
}
