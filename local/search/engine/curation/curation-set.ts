import { z } from 'zod'
import { HttpError } from '../../http/http-error.ts'

const itemSchema = z.strictObject({
  id: z.string().min(1),
  rule: z.strictObject({ query: z.string(), match: z.enum(['exact', 'contains']) }),
  includes: z.array(z.object({ id: z.string(), position: z.number().int().min(1) })).default([]),
  excludes: z.array(z.object({ id: z.string() })).default([]),
  remove_matched_tokens: z.literal(false).default(false),
  filter_curated_hits: z.literal(true),
  stop_processing: z.literal(true).default(true),
  metadata: z.record(z.string(), z.unknown()).optional(),
})

const setSchema = z.object({ items: z.array(itemSchema) })

/** A rule and the changes that it makes to matching searches. */
export type CurationItem = z.output<typeof itemSchema>

/** Parses a curation set; throws 400 when it is invalid, 501 for features of real servers only. */
export function parseCurationSet(body: unknown): { items: CurationItem[] } {
  const parsed = setSchema.safeParse(body)
  if (parsed.success) return parsed.data
  const unserved = parsed.error.issues.every(
    ({ code, path }) =>
      code === 'unrecognized_keys' || /^(remove|filter|stop)_/.test(String(path.at(-1))),
  )
  throw new HttpError(
    unserved ? 501 : 400,
    `${unserved ? 'Not served by the local search server' : 'Invalid curation'}: ${z.prettifyError(parsed.error)}`,
  )
}
