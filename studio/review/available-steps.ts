import type { ReviewStatus, Stage } from './review-status.ts'

export type ReviewStep = 'request' | 'approve' | 'askForChanges' | 'schedule' | 'cancelSchedule'

/** The reason why a visible step is disabled. */
export type DisabledReason = 'saving' | 'own' | 'unknown' | 'notApproved' | 'invalid'

export interface StepConditions {
  status: ReviewStatus
  hasDraft: boolean
  /** Whether the user has write access. */
  writes: boolean
  /** Whether the user edited the draft; undefined until known. */
  own: boolean | undefined
  /** The section with mandatory review that contains the page, if any. */
  section: string | undefined
  saving: boolean
  invalid: boolean
}

export type AvailableSteps = Partial<Record<ReviewStep, { hindrance: DisabledReason | undefined }>>

const REQUESTED: Stage[] = ['inReview', 'approved', 'outdated']

/** Returns the steps of a draft's review that apply to the user, each with the reason if it is disabled. */
export function availableSteps(circumstances: StepConditions): AvailableSteps {
  const { status, hasDraft, writes, own, section, saving, invalid } = circumstances
  const { stage, schedule } = status
  if (!hasDraft || !writes) return {}
  const first = (...found: (DisabledReason | false | undefined)[]) => ({
    hindrance: found.find((one) => one !== false && one !== undefined) || undefined,
  })
  const busy = saving && 'saving'
  const author = own === undefined ? 'unknown' : own && 'own'
  return {
    ...(stage !== 'inReview' && stage !== 'approved' && { request: first(busy) }),
    ...((stage === 'inReview' || stage === 'outdated') && { approve: first(busy, author) }),
    ...(REQUESTED.includes(stage) && { askForChanges: first() }),
    schedule: first(
      busy,
      section !== undefined && stage !== 'approved' && 'notApproved',
      invalid && 'invalid',
    ),
    ...(schedule && { cancelSchedule: first() }),
  }
}
