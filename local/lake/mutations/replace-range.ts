import { arrayToJSONMatchPath, extractWithPath } from '@sanity/mutator'
import type { PatchStep } from './patch-operations.ts'

const RANGE = /^(.+)\[(-?\d*):(-?\d*)\]$/

/** Resolves a bound of a range: -1 is the end of the list and -2 is before its last item. */
function bound(written: string, length: number, otherwise: number): number {
  if (written === '') return otherwise
  const number = Number(written)
  return Math.min(Math.max(number < 0 ? length + number + 1 : number, 0), length)
}

/**
 * Converts the replacement of a range of list items to `set` steps of the whole list; null for other steps. Sanity's
 * patch library treats an empty range as the whole list and -1 as the last item, and the client's `splice` relies on
 * neither.
 */
export function replaceRange(document: object, step: PatchStep): PatchStep[] | null {
  if (step.kind !== 'insert' || step.place !== 'replace') return null
  const [, list, from = '', to = ''] = RANGE.exec(step.path) ?? []
  if (list === undefined) return null
  return extractWithPath(list, document).flatMap(({ path, value }) => {
    if (!Array.isArray(value)) return []
    const start = bound(from, value.length, 0)
    const end = Math.max(start, bound(to, value.length, value.length))
    return [
      {
        kind: 'set',
        path: arrayToJSONMatchPath(path),
        value: [...value.slice(0, start), ...step.items, ...value.slice(end)],
      },
    ]
  })
}
