import { z } from 'zod'

const PREFIX = 'deadLetter.'

export const DEAD_LETTER = 'deadLetter'

/** Returns the id of a document's dead letter: with a dot, so that only users of the lake can read it. */
export const deadLetterId = (subject: string): string => PREFIX + subject

/**
 * Records that the search index is older than a published document, and why. The site writes it when a retry is useless
 * or has failed, and deletes it once the document is indexed.
 */
export const deadLetterSchema = z.object({
  _id: z.string(),
  /** Id of the published document: a page, or a document that pages show. */
  subject: z.string().min(1),
  subjectType: z.string().min(1),
  reason: z.string(),
  since: z.iso.datetime(),
  /** Whether the cause may pass, such as an unreachable search server; otherwise the content is at fault. */
  mayPass: z.boolean(),
})

export type DeadLetter = z.infer<typeof deadLetterSchema>
