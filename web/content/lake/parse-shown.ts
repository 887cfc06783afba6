import type { z } from 'zod'

interface ParsedParts<Value> {
  value: Value
  /** One line for each part left out, with the reason, for the site's operators; empty for a valid document. */
  left: string[]
}

/**
 * Parses a document that readers see as far as possible: list items and fields that do not match `schema` are left out.
 * Returns undefined when a required part does not match.
 */
export function parseShown<Schema extends z.ZodType>(
  schema: Schema,
  stored: unknown,
): ParsedParts<z.output<Schema>> | undefined {
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
 * `value` without the item of the outermost list on `path`, or without the field at its end; undefined when neither
 * exists.
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
