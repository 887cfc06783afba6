import { z } from 'zod'
import { FEEDBACK_KINDS, FEEDBACK_LIMITS } from '../../schemas/feedback.ts'
import { hasVisibleText } from './only-text.ts'

/** A form sends an empty text for what was left out. */
const optional = (longest: number) =>
  z
    .string()
    .max(longest)
    .optional()
    .transform((text) => text?.trim() || undefined)

/** What a browser sends. Longer quotes are cut, as nobody types them. */
export const postedReport = z.object({
  kind: z.enum(FEEDBACK_KINDS),
  words: z.string().max(FEEDBACK_LIMITS.words).refine(hasVisibleText),
  contact: optional(FEEDBACK_LIMITS.contact),
  page: z
    .string()
    .max(200)
    .regex(/^[\w-]+(?:[./][\w-]+)*$/),
  anchor: optional(200),
  quote: optional(8000),
  challenge: z.string().max(100),
  /** Chosen once by the sender, who may send the same again; a form has none, and is known by its challenge. */
  key: z
    .string()
    .regex(/^[\w-]{16,64}$/)
    .optional(),
  nonce: z.number().int().min(0).optional(),
})

export type PostedReport = z.infer<typeof postedReport>
