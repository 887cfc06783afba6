import type { SanityClient } from '@sanity/client'
import type { Locale } from '../../schemas/locales.ts'
import { SCHEDULE_FIELDS } from '../../schemas/publishing/schedule-fields.ts'
import { type Person, workflowId } from '../../schemas/workflow/workflow.ts'

/** The document under review and the user who takes the step. */
export interface StepContext {
  client: Pick<SanityClient, 'transaction'>
  /** Published id of the document. */
  id: string
  user: Person
}

const APPROVAL = ['approvedBy', 'approvedAt', 'approvedRev']

type Patch = {
  set?: Record<string, unknown>
  unset?: string[]
  setIfMissing?: Record<string, unknown>
  insert?: { after: string; items: unknown[] }
}

/** Patches the review of a document, and creates it if it does not exist. */
async function change({ client, id }: StepContext, ...patches: Patch[]): Promise<void> {
  const _id = workflowId(id)
  const document = { _type: 'reference', _ref: id, _weak: true }
  const transaction = client
    .transaction()
    .createIfNotExists({ _id, _type: 'workflow', subject: id, document })
  for (const patch of patches) transaction.patch(_id, patch)
  await transaction.commit({ returnDocuments: false, tag: 'review' })
}

const now = () => new Date().toISOString()

const withNote = ({ user }: StepContext, text: string): Patch[] => [
  { setIfMissing: { notes: [] } },
  {
    insert: {
      after: 'notes[-1]',
      items: [
        { _key: crypto.randomUUID().slice(0, 12), _type: 'note', author: user, at: now(), text },
      ],
    },
  },
]

export const requestReview = (taker: StepContext) =>
  change(taker, {
    set: { state: 'inReview', requestedBy: taker.user, requestedAt: now() },
    unset: APPROVAL,
  })

/** Approves one revision of the draft: the one that the approver saw. */
export const approve = (taker: StepContext, approvedRev: string) =>
  change(taker, {
    set: { state: 'approved', approvedBy: taker.user, approvedAt: now(), approvedRev },
  })

export const requestChanges = (taker: StepContext, text: string) =>
  change(taker, { set: { state: 'changesRequested' }, unset: APPROVAL }, ...withNote(taker, text))

/** Schedules one revision of the draft in these languages, or, without `scheduledLanguages`, as a whole. */
export const schedule = (
  taker: StepContext,
  at: Date,
  scheduledRev: string,
  scheduledLanguages?: readonly Locale[],
) =>
  change(taker, {
    set: {
      publishAt: at.toISOString(),
      scheduledBy: taker.user,
      scheduledRev,
      ...(scheduledLanguages && { scheduledLanguages }),
    },
    unset: ['problem', ...(scheduledLanguages ? [] : ['scheduledLanguages'])],
  })

export const cancelSchedule = (taker: StepContext) =>
  change(taker, { unset: [...SCHEDULE_FIELDS, 'problem'] })

export const writeNote = (taker: StepContext, text: string) =>
  change(taker, ...withNote(taker, text))

export const resolveNote = (taker: StepContext, key: string, resolved: boolean) =>
  change(taker, { set: { [`notes[_key==${JSON.stringify(key)}].resolved`]: resolved } })
