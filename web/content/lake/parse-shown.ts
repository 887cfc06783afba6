import type { z } from 'zod'

interface Shown<Value> {
  value: Value
  /** What was left out, and why, as lines for whoever runs the site; empty where all could be read. */
  left: string[]
}

/**
 * Reads a document that readers see as far as it can be read: an item of a list, or a field, that does not fit
 * `schema` is left out. Returns undefined where what must be there does not fit.
 */
export function parseShown<Schema extends z.ZodType>(
  schema: Schema,
  stored: unknown,
): Shown<z.output<Schema>> | undefined {
  const left: string[] = []
  let value = stored
  for (;;) {
    const result = schema.safeParse(value)
    if (result.success) return { value: result.data, left }
    const { path, message } = result.error.issues[0] ?? {}
    const rest = path && without(value, path)
    if (rest === undefined) return undefined
    left.push(`${path?.join('.')}: ${message}`)
    value = rest
  }
}

/**
 * `value` without the item of its outermost list on `path`, or without the field that it ends at; undefined where
 * neither is there.
 */
function without(value: unknown, [step, ...rest]: readonly PropertyKey[]): unknown {
  if (step === undefined || typeof value !== 'object' || value === null) return undefined
  if (Array.isArray(value)) {
    const index = Number(step)
    return index in value ? value.toSpliced(index, 1) : undefined
  }
  if (!Object.hasOwn(value, step)) return undefined
  const entries = Object.entries(value)
  const inner: unknown = rest.length > 0 ? without(Reflect.get(value, step), rest) : undefined
  return Object.fromEntries(
    entries.flatMap(([name, held]) => {
      if (name !== step) return [[name, held]]
      return inner === undefined ? [] : [[name, inner]]
    }),
  )
}
