import { isRecord } from './document.ts'

/** Most nested levels of objects and lists in a request; deeper ones are a mistake or an attack on recursion. */
const OF_REQUEST = 64

/**
 * Describes the first part of a value that no document may contain; null if there is none. Iterative, so that it can
 * reject values of any depth.
 */
export function contentMistake(value: unknown, levels = OF_REQUEST): string | null {
  let level: unknown[] = [value]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > levels) return `Values may be nested ${levels} levels deep, and these are deeper`
    const next: unknown[] = []
    for (const item of level) {
      if (Array.isArray(item)) for (const inner of item) next.push(inner)
      else if (isRecord(item)) {
        if (Object.hasOwn(item, '__proto__')) return 'A field must not be named "__proto__"'
        for (const name in item) next.push(item[name])
      }
    }
    // Valid JSON may contain such a number, but JSON.stringify would store null.
    if (next.some((item) => typeof item === 'number' && !Number.isFinite(item)))
      return 'A number may be 1.8e308 at most, and one of these is more'
    level = next.filter((item) => typeof item === 'object' && item !== null)
  }
  return null
}
