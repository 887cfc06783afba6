import { z } from 'zod'

const PREFIX = 'feedback.'

export const FEEDBACK = 'feedback'

/** Kinds of readers' reports. */
export const FEEDBACK_KINDS = ['wrong', 'unclear', 'missing', 'broken'] as const
export type FeedbackKind = (typeof FEEDBACK_KINDS)[number]

/** States of a report. */
export const FEEDBACK_STATES = ['open', 'done', 'spam'] as const
export type FeedbackState = (typeof FEEDBACK_STATES)[number]

/** Maximum lengths in characters of texts by readers and writers, and of the marked text. */
export const FEEDBACK_LIMITS = { words: 1000, contact: 200, quote: 300, note: 1000 } as const

/** Id of a report: dotted, so that only users of the lake can read it. The sender chooses `key` once. */
export const feedbackId = (key: string): string => PREFIX + key

export const isFeedbackId = (id: string): boolean => id.startsWith(PREFIX)

/** Fields that writers set; all other fields are the reader's. */
export const RESOLUTION_FIELDS = ['state', 'assignee', 'note', 'settledAt'] as const

const id = z.string().min(1).max(128)
const text = z.string().max(128)

/**
 * A reader's report of a passage. The site creates it and never changes it; writers assign and resolve it in the
 * Studio.
 */
export const feedbackSchema = z.object({
  _id: z.string().max(128),
  kind: z.enum(FEEDBACK_KINDS),
  /** The reader's text of one or more lines, without personal data. */
  words: z.string().max(FEEDBACK_LIMITS.words),
  /** The reader's address for an answer. */
  contact: z.string().max(FEEDBACK_LIMITS.contact).nullish(),
  /** Id of the page's document; its path and revision are those at the time of the report. */
  page: id,
  path: text.max(200),
  revision: text.nullish(),
  locale: text.min(1),
  version: text.nullish(),
  /** Key of the marked block of the page's body; undefined for the page as a whole. */
  block: text.nullish(),
  /** The row of a marked table: a parameter or field (`list[].symbol`), or an error code. */
  field: z.string().max(300).nullish(),
  /** Anchor of the passage. */
  anchor: z.string().max(200).nullish(),
  /** The marked text at the time of the report. */
  quote: z.string().max(FEEDBACK_LIMITS.quote).nullish(),
  /** Time at which the site received the report. */
  at: z.iso.datetime(),
  state: z.enum(FEEDBACK_STATES).nullish(),
  /** The writer who works on the report. */
  assignee: z.strictObject({ id: text, name: text }).nullish(),
  /** Internal note of the writers. */
  note: z.string().max(FEEDBACK_LIMITS.note).nullish(),
  settledAt: z.iso.datetime().nullish(),
})

export type Feedback = z.infer<typeof feedbackSchema>
