import { z } from 'zod'

const PREFIX = 'feedback.'

export const FEEDBACK = 'feedback'

/** What a reader says of a passage. */
export const FEEDBACK_KINDS = ['wrong', 'unclear', 'missing', 'broken'] as const
export type FeedbackKind = (typeof FEEDBACK_KINDS)[number]

/** What became of a report. */
export const FEEDBACK_STATES = ['open', 'done', 'spam'] as const
export type FeedbackState = (typeof FEEDBACK_STATES)[number]

/** Characters at most, of what a reader writes and of what was marked. */
export const FEEDBACK_LIMITS = { words: 1000, contact: 200, quote: 300, note: 1000 } as const

/** Id of a report: dotted, so that only users of the lake can read it. `key` is chosen by its sender once. */
export const feedbackId = (key: string): string => PREFIX + key

export const isFeedbackId = (id: string): boolean => id.startsWith(PREFIX)

/** What writers set of a report; everything else is the reader's. */
export const SETTLING = ['state', 'assignee', 'note', 'settledAt'] as const

const id = z.string().min(1).max(128)
const text = z.string().max(128)

/**
 * What a reader reported of a passage. The site creates it and changes it never; writers assign and settle it in
 * the Studio.
 */
export const feedbackSchema = z.object({
  _id: z.string().max(128),
  kind: z.enum(FEEDBACK_KINDS),
  /** The reader's own, one line or several, without personal data. */
  words: z.string().max(FEEDBACK_LIMITS.words),
  /** Where the reader wants an answer. */
  contact: z.string().max(FEEDBACK_LIMITS.contact).nullish(),
  /** The page: its document, and its path and revision as they were. */
  page: id,
  path: text.max(200),
  revision: text.nullish(),
  locale: text.min(1),
  version: text.nullish(),
  /** The block of the page's body that was marked; none means the page as a whole. */
  block: text.nullish(),
  /** Of a table of parameters or fields: `list[].symbol`; of error codes: the code. */
  field: z.string().max(300).nullish(),
  /** Where it is on the page. */
  anchor: z.string().max(200).nullish(),
  /** The words that were marked, as they stood. */
  quote: z.string().max(FEEDBACK_LIMITS.quote).nullish(),
  /** When the site took it. */
  at: z.iso.datetime(),
  state: z.enum(FEEDBACK_STATES).nullish(),
  /** Id and name of who looks after it. */
  assignee: z.strictObject({ id: text, name: text }).nullish(),
  /** Of the writers, to each other. */
  note: z.string().max(FEEDBACK_LIMITS.note).nullish(),
  settledAt: z.iso.datetime().nullish(),
})

export type Feedback = z.infer<typeof feedbackSchema>
