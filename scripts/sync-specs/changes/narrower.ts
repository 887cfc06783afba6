/** Every type that a value of the first may be taken for as well. */
const WIDER: Readonly<Record<string, readonly string[]>> = {
  integer: ['number'],
}

/** Whether every value of type `one` is one of type `other`. */
export const isNarrower = (one: string, other: string): boolean =>
  WIDER[one]?.includes(other) ?? false

interface Bounds {
  min?: number | undefined
  max?: number | undefined
}

/** Whether some value that `before` allows is outside `after`. */
export function isTighter(before: Bounds, after: Bounds): boolean {
  const [min, max] = [before.min ?? -Infinity, before.max ?? Infinity]
  return (after.min ?? -Infinity) > min || (after.max ?? Infinity) < max
}
