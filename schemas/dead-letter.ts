import { z } from 'zod'

const PREFIX = 'deadLetter.'

export const DEAD_LETTER = 'deadLetter'

/** Id of the dead letter about a document: dotted, so that only users of the lake can read it. */
export const deadLetterId = (subject: string): string => PREFIX + subject

/**
 * That the search says something older than what is published, and why. The site writes it when trying
 * again is of no use, or was of none, and deletes it when the search follows.
 */
export const deadLetterSchema = z.object({
  _id: z.string(),
  /** The published document: a page, or what pages show. */
  subject: z.string().min(1),
  subjectType: z.string().min(1),
  reason: z.string(),
  since: z.iso.datetime(),
  /** Whether the reason may go by itself, such as a search that is unreachable; else the content is at fault. */
  mayPass: z.boolean(),
})

export type DeadLetter = z.infer<typeof deadLetterSchema>
