import { z } from 'zod'

/** What one instance tells the others of a change that it heard of. */
export const invalidationSchema = z.object({
  /** What the change is told for; the search, which is one for all, has it by then. Unset: pages. */
  of: z.enum(['pages', 'search']).optional(),
  document: z.string(),
  rev: z.string().nullish(),
  /** The cache tags that the change makes stale. */
  tags: z.array(z.string()),
})

export type Invalidation = z.infer<typeof invalidationSchema>
