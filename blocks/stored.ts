import { z } from 'zod'

/** What every stored block has: its type, and the key that its translation shares. */
export const storedAs = <Type extends string>(type: Type) =>
  z.object({ _type: z.literal(type), _key: z.string() })

/** An item of a block's list; the lake names its type, which no reader needs. */
export const itemOf = <Type extends string>(type: Type) =>
  z.object({ _type: z.literal(type).default(type), _key: z.string() })

/** A link of the lake from one document to another. */
export const reference = z.object({
  _type: z.literal('reference').default('reference'),
  _ref: z.string(),
})

export type Reference = z.output<typeof reference>

/** The same value without the properties that hold nothing, which the lake may give as null. */
export function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls)
  if (typeof value !== 'object' || value === null) return value
  const held = Object.entries(value).filter(([, one]) => one !== null && one !== undefined)
  return Object.fromEntries(held.map(([name, one]) => [name, withoutNulls(one)]))
}
