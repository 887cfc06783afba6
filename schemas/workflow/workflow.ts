import { z } from 'zod'
import { locales } from '../locales.ts'
import { SCHEDULE_FIELDS } from '../publishing/schedule-fields.ts'

const PREFIX = 'workflow.'

/** Id of the review of a document: dotted, so that only those who are signed in see it. */
export const workflowId = (publishedId: string): string => PREFIX + publishedId

/** Whether an id is that of a review. */
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

/** Fields that say one thing together: all of them are there, or none. */
const together = {
  request: ['requestedBy', 'requestedAt'],
  approval: ['approvedBy', 'approvedAt', 'approvedRev'],
  /** All languages are meant where none is named. */
  schedule: SCHEDULE_FIELDS.filter((name) => name !== 'scheduledLanguages'),
} as const

/** What is known of a document's way from draft to published. Without `state` nobody was asked. */
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
    /** Revision of the draft that was approved: any edit makes the approval one of an older text. */
    approvedRev: z.string().min(1).optional(),
    notes: z.array(note).optional(),
    publishAt: time.optional(),
    scheduledBy: person.optional(),
    /** Revision of the draft that is to be published, and no other. */
    scheduledRev: z.string().min(1).optional(),
    /** The languages of it that are to be published; all where it is absent. */
    scheduledLanguages: z.array(z.enum(locales)).min(1).optional(),
    /** Why what was scheduled was not published. */
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
