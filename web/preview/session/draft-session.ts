import { z } from 'zod'

/** How long somebody whom the Studio let in sees drafts, in ms. */
export const SESSION_MS = 8 * 60 * 60 * 1000

/** The leave of one person to see drafts. Times are in ms since 1970. */
export const draftSession = z.object({
  /** Id of the user; where the Studio named none, of the secret that it wrote. */
  who: z.string().min(1),
  begun: z.int(),
  ends: z.int(),
})

export type DraftSession = z.infer<typeof draftSession>
