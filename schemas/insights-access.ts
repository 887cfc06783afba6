import { z } from 'zod'

/** An id with a dot is readable for users of the lake only. */
export const insightsAccessId = 'secrets.searchInsights'

/** The address of the query counts, and a key that can only read them. */
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
