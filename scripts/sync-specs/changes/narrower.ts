/** Types that include every value of the key's type. */
const WIDER: Readonly<Record<string, readonly string[]>> = {
  integer: ['number'],
}

/** Whether every value of type `one` is also of type `other`. */
export const isNarrower = (one: string, other: string): boolean =>
  WIDER[one]?.includes(other) ?? false

interface Bounds {
  min?: number | undefined
  max?: number | undefined
}

/** Whether some value allowed by `before` is not allowed by `after`. */
export function isTighter(before: Bounds, after: Bounds): boolean {
  const [min, max] = [before.min ?? -Infinity, before.max ?? Infinity]
  return (after.min ?? -Infinity) > min || (after.max ?? Infinity) < max
}
