import { z } from 'zod'

/** Duration of a draft session, ms. */
export const SESSION_MS = 8 * 60 * 60 * 1000

/** One person's permission to see drafts. Times are in ms since 1970. */
export const draftSession = z.object({
  /** User id; when the Studio named none, the id of the secret that it wrote. */
  who: z.string().min(1),
  begun: z.int(),
  ends: z.int(),
})

export type DraftSession = z.infer<typeof draftSession>
