import { z } from 'zod'

/** A dotted id: only users of the lake can read it, not the public. */
export const insightsAccessId = 'secrets.searchInsights'

/** Where the counts of queries are and the key that reads them, and nothing else. */
export const insightsAccess = z.object({
  url: z.url(),
  key: z.string().min(1),
  collections: z.array(
    z.object({
      name: z.string().min(1),
      locale: z.string().min(1),
      kind: z.enum(['popular_queries', 'nohits_queries']),
    }),
  ),
})

export type InsightsAccess = z.infer<typeof insightsAccess>
