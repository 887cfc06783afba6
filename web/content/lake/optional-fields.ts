import { z } from 'zod'

/** A list that may be missing or null in the lake; parsed as empty then. */
export function list<Schema extends z.ZodType>(item: Schema) {
  return z
    .array(item)
    .nullish()
    .transform((value): z.output<Schema>[] => value ?? [])
}

/** A boolean that is false when missing. */
export const flag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? false)

/** A copy without the properties whose value is `undefined`. */
export function omitUndefined<T extends object>(
  value: T,
): { [K in keyof T]: Exclude<T[K], undefined> } {
  const entries = Object.entries(value).filter(([, held]) => held !== undefined)
  // Object.fromEntries cannot express that every remaining value is defined.
  return Object.fromEntries(entries) as { [K in keyof T]: Exclude<T[K], undefined> }
}
