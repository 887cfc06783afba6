import { z } from 'zod'
import { HttpError } from '../http/http-error.ts'

const ruleSchema = z.object({
  name: z.string().min(1),
  type: z.enum(['popular_queries', 'nohits_queries']),
  collection: z.string().min(1),
  event_type: z.literal('search'),
  params: z.strictObject({
    destination_collection: z.string().min(1),
    limit: z.number().int().min(1).default(1000),
    capture_search_requests: z.literal(true).default(true),
    meta_fields: z.array(z.literal('analytics_tag')).default([]),
    expand_query: z.literal(false).default(false),
  }),
})

export type AnalyticsRule = z.output<typeof ruleSchema>

/**
 * Parses a rule: what to count, of which collection, and where to store it. Throws 501 for features of real servers
 * only (clicks, logs, filters) and 400 for an invalid rule.
 */
export function parseRule(body: unknown): AnalyticsRule {
  const parsed = ruleSchema.safeParse(body)
  if (parsed.success) return parsed.data
  const known = parsed.error.issues.every(({ code }) =>
    ['invalid_value', 'unrecognized_keys'].includes(code),
  )
  throw new HttpError(
    known ? 501 : 400,
    `${known ? 'Not served by the local search server' : 'Invalid analytics rule'}: ${z.prettifyError(parsed.error)}`,
  )
}
