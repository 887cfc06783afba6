import { z } from 'zod'
import { HttpError } from '../../http/http-error.ts'

const literalText = z
  .string()
  .refine((text) => !/\{.*\}/.test(text), 'placeholders such as {brand} are not served here')

const ruleSchema = z
  .strictObject({
    query: literalText.optional(),
    match: z.enum(['exact', 'contains']).optional(),
    filter_by: literalText.optional(),
    tags: z.array(z.string().min(1)).optional(),
  })
  .refine(
    ({ query, match, filter_by, tags }) =>
      filter_by !== undefined || tags !== undefined || (query !== undefined && match !== undefined),
    'must have `tags`, `filter_by`, or `query` and `match`',
  )

const EFFECTS = [
  'includes',
  'excludes',
  'filter_by',
  'sort_by',
  'remove_matched_tokens',
  'metadata',
  'replace_query',
] as const

const itemSchema = z
  .strictObject({
    id: z.string().min(1),
    rule: ruleSchema,
    includes: z.array(z.object({ id: z.string(), position: z.number().int().min(1) })).optional(),
    excludes: z.array(z.object({ id: z.string() })).optional(),
    filter_by: literalText.min(1).optional(),
    sort_by: z.string().optional(),
    replace_query: z.string().optional(),
    remove_matched_tokens: z.boolean().optional(),
    filter_curated_hits: z.boolean().default(false),
    stop_processing: z.boolean().default(true),
    /** Seconds since 1970. */
    effective_from_ts: z.number().int().optional(),
    effective_to_ts: z.number().int().optional(),
    metadata: z.record(z.string(), z.unknown()).optional(),
  })
  .refine((item) => EFFECTS.some((name) => item[name] !== undefined), {
    error: `must have one of ${EFFECTS.map((name) => `\`${name}\``).join(', ')}`,
  })
  .refine((item) => !(item.replace_query && item.remove_matched_tokens), {
    error: 'only one of `replace_query` and `remove_matched_tokens` can be given',
  })
  .transform((item) => ({
    ...item,
    includes: item.includes ?? [],
    excludes: item.excludes ?? [],
    remove_matched_tokens: item.remove_matched_tokens ?? item.filter_by !== undefined,
  }))

const setSchema = z.object({ items: z.array(itemSchema) })

/** What is done to searches that its rule holds for. */
export type CurationItem = z.output<typeof itemSchema>

/** The body of a curation set; throws 400 when it is not one, 501 for what only a real server does. */
export const parseCurationSet = (body: unknown): { items: CurationItem[] } => parse(setSchema, body)

export const parseCurationItem = (body: unknown): CurationItem => parse(itemSchema, body)

function parse<T>(schema: z.ZodType<T>, body: unknown): T {
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  const unserved = parsed.error.issues.every(
    ({ code, message }) => code === 'unrecognized_keys' || message.endsWith('not served here'),
  )
  throw new HttpError(
    unserved ? 501 : 400,
    `${unserved ? 'Not served by the local search server' : 'Invalid curation'}: ${z.prettifyError(parsed.error)}`,
  )
}
