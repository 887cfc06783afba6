import { z } from 'zod'
import { locales } from '../locales.ts'
import { SCHEDULE_FIELDS } from '../publishing/schedule-fields.ts'

const PREFIX = 'workflow.'

/** Returns the id of a document's review: with a dot, so that only signed-in users can read it. */
export const workflowId = (publishedId: string): string => PREFIX + publishedId

export const isWorkflowId = (id: string): boolean => id.startsWith(PREFIX)

export const REVIEW_STATES = ['inReview', 'approved', 'changesRequested'] as const

const person = z.strictObject({ id: z.string().min(1), name: z.string().min(1) })
const time = z.iso.datetime()
const note = z.strictObject({
  _key: z.string().min(1),
  _type: z.literal('note').optional(),
  author: person,
  at: time,
  text: z.string().trim().min(1).max(5000),
  resolved: z.boolean().optional(),
})

/** Groups of fields of which either all or none are set. */
const together = {
  request: ['requestedBy', 'requestedAt'],
  approval: ['approvedBy', 'approvedAt', 'approvedRev'],
  /** `scheduledLanguages` is optional: undefined means all languages. */
  schedule: SCHEDULE_FIELDS.filter((name) => name !== 'scheduledLanguages'),
} as const

/** The review of a document. Without `state` nobody has requested a review. */
export const workflowSchema = z
  .strictObject({
    _id: z.string().refine(isWorkflowId, `must begin with ${PREFIX}`),
    _type: z.literal('workflow'),
    _rev: z.string(),
    _createdAt: z.string(),
    _updatedAt: z.string(),
    /** Published id of the document. */
    subject: z.string().min(1),
    document: z.looseObject({ _ref: z.string(), _weak: z.literal(true) }),
    state: z.enum(REVIEW_STATES).optional(),
    requestedBy: person.optional(),
    requestedAt: time.optional(),
    approvedBy: person.optional(),
    approvedAt: time.optional(),
    /** The approved revision of the draft: after any edit the approval is outdated. */
    approvedRev: z.string().min(1).optional(),
    notes: z.array(note).optional(),
    publishAt: time.optional(),
    scheduledBy: person.optional(),
    /** The scheduled revision of the draft; no other is published. */
    scheduledRev: z.string().min(1).optional(),
    /** The scheduled languages; undefined means all. */
    scheduledLanguages: z.array(z.enum(locales)).min(1).optional(),
    /** The reason why the scheduled publish failed. */
    problem: z.strictObject({ at: time, text: z.string().min(1) }).optional(),
  })
  .refine((it) => it._id === workflowId(it.subject) && it.document._ref === it.subject, {
    error: 'subject, document and _id must name the same document',
  })
  .refine((it) => new Set(it.notes?.map(({ _key }) => _key)).size === (it.notes?.length ?? 0), {
    error: 'two notes have the same _key',
  })
  .refine((it) => (it.state !== undefined) === (it.requestedBy !== undefined), {
    error: 'a review has a state and who asked for it, or neither',
  })
  .refine((it) => (it.state === 'approved') === (it.approvedBy !== undefined), {
    error: 'who approved is told when the state is approved, and only then',
  })
  .superRefine((it, context) => {
    for (const names of Object.values(together)) {
      const given = names.filter((name) => it[name] !== undefined)
      if (given.length !== 0 && given.length !== names.length)
        context.addIssue({ code: 'custom', message: `${names.join(', ')} go together` })
    }
    if (it.scheduledLanguages && it.publishAt === undefined)
      context.addIssue({ code: 'custom', message: 'scheduledLanguages go with publishAt' })
  })

export type Workflow = z.infer<typeof workflowSchema>
export type Person = z.infer<typeof person>
export type Note = z.infer<typeof note>
