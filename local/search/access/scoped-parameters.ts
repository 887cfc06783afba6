import { z } from 'zod'
import type { RawParameters } from '../engine/parameters.ts'

const scalar = z.union([z.string(), z.number(), z.boolean()])
const any = z.union([scalar, z.array(scalar)]).transform(String)
const names = z.union([z.string(), z.array(z.string())]).transform(String)
const count = z
  .union([z.int().nonnegative(), z.string().regex(/^\d{1,15}$/)])
  .transform(String)
  .optional()

/** What limits its bearer has the one form in which it does; the engine refuses what it cannot read of the rest. */
const embeddedSchema = z
  .object({
    expires_at: z.int().nonnegative().default(Number.MAX_SAFE_INTEGER),
    filter_by: z.string().optional(),
    include_fields: names.optional(),
    exclude_fields: names.optional(),
    limit_hits: count,
    limit_multi_searches: count,
  })
  .catchall(any)

/** What a scoped key embeds, and when it ends in seconds; undefined where any of it is malformed. */
export function readEmbedded(
  json: string,
): { expiresAt: number; parameters: RawParameters } | undefined {
  let input: unknown
  try {
    input = JSON.parse(json)
  } catch {
    // Signed, but not JSON: it says nothing that could be kept to.
    return undefined
  }
  const parsed = embeddedSchema.safeParse(input)
  if (!parsed.success) return undefined
  const { expires_at: expiresAt, ...given } = parsed.data
  const parameters: RawParameters = {}
  for (const [name, value] of Object.entries(given))
    if (value !== undefined) parameters[name] = value
  return { expiresAt, parameters }
}
