import { z } from 'zod'

/** A list that the lake may leave out or give as null: empty either way. */
export function list<Schema extends z.ZodType>(item: Schema) {
  return z
    .array(item)
    .nullish()
    .transform((value): z.output<Schema>[] => value ?? [])
}

/** A yes or no that is no when it is missing. */
export const flag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? false)

/** The same object without the properties that hold nothing. */
export function omitUndefined<T extends object>(
  value: T,
): { [K in keyof T]: Exclude<T[K], undefined> } {
  const entries = Object.entries(value).filter(([, held]) => held !== undefined)
  // Every remaining property holds a value; Object.fromEntries cannot say so.
  return Object.fromEntries(entries) as { [K in keyof T]: Exclude<T[K], undefined> }
}
