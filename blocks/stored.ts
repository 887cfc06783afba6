import { z } from 'zod'

/** Fields of every stored block: its type, and the key that its translation shares. */
export const storedAs = <Type extends string>(type: Type) =>
  z.object({ _type: z.literal(type), _key: z.string() })

/** An item of a block's list; the lake stores its type, which no code reads. */
export const itemOf = <Type extends string>(type: Type) =>
  z.object({ _type: z.literal(type).default(type), _key: z.string() })

/** A reference to another document. */
export const reference = z.object({
  _type: z.literal('reference').default('reference'),
  _ref: z.string(),
})

export type Reference = z.output<typeof reference>

/** Returns the value without undefined properties and without null ones, which the lake may return. */
export function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls)
  if (typeof value !== 'object' || value === null) return value
  const held = Object.entries(value).filter(([, one]) => one !== null && one !== undefined)
  return Object.fromEntries(held.map(([name, one]) => [name, withoutNulls(one)]))
}
