import { z } from 'zod'

/** What one instance tells the others of a change that it heard of. */
export const changeSchema = z.object({
  document: z.string(),
  rev: z.string().nullish(),
  /** The cache tags that the change makes stale. */
  tags: z.array(z.string()),
})

export type Change = z.infer<typeof changeSchema>
