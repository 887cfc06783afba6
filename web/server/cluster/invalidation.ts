import { z } from 'zod'

/** A change as one instance sends it to the others. */
export const invalidationSchema = z.object({
  /** The webhook that delivered the change; `search` once the shared index has it. Unset: pages. */
  of: z.enum(['pages', 'search']).optional(),
  document: z.string(),
  rev: z.string().nullish(),
  /** The cache tags that the change invalidates. */
  tags: z.array(z.string()),
})

export type Invalidation = z.infer<typeof invalidationSchema>
