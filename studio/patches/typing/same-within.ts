/** Whether two values are the same, or say the same down to `levels` levels of lists and objects. */
export function sameWithin(levels: number, before: unknown, after: unknown): boolean {
  if (Object.is(before, after)) return true
  if (levels === 0 || !isPlain(before) || !isPlain(after)) return false
  const [left, right] = [Object.entries(before), new Map(Object.entries(after))]
  return (
    Array.isArray(before) === Array.isArray(after) &&
    left.length === right.size &&
    left.every(([key, value]) => right.has(key) && sameWithin(levels - 1, value, right.get(key)))
  )
}

const isPlain = (value: unknown): value is object =>
  Array.isArray(value) || Object.prototype.toString.call(value) === '[object Object]'
