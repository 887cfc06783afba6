import { isRecord } from './document.ts'

/** Levels of objects and lists in a request. Deeper ones are a mistake, or an attack on recursion. */
const OF_REQUEST = 64

/**
 * What no stored document may hold, as a sentence; null when there is nothing of it. It walks
 * without recursion, so that it can say "too deep" of anything.
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
    // JSON may name such a number, but has no word for it: it would be stored as null.
    if (next.some((item) => typeof item === 'number' && !Number.isFinite(item)))
      return 'A number may be 1.8e308 at most, and one of these is more'
    level = next.filter((item) => typeof item === 'object' && item !== null)
  }
  return null
}
