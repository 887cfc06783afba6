import type { ReviewStatus, Stage } from './review-status.ts'

export type ReviewStep = 'request' | 'approve' | 'askForChanges' | 'schedule' | 'cancelSchedule'

/** Why a step that is shown cannot be taken now. */
export type Hindrance = 'saving' | 'own' | 'unknown' | 'notApproved' | 'invalid'

export interface Circumstances {
  status: ReviewStatus
  hasDraft: boolean
  /** Whether the user may write at all. */
  writes: boolean
  /** Whether the user has edited the draft; undefined until it is known. */
  own: boolean | undefined
  /** The section in which two people publish, if the page is in one. */
  section: string | undefined
  saving: boolean
  invalid: boolean
}

export type AvailableSteps = Partial<Record<ReviewStep, { hindrance: Hindrance | undefined }>>

const REQUESTED: Stage[] = ['inReview', 'approved', 'outdated']

/** The steps that the user can take with a draft, or could if nothing hindered them. */
export function availableSteps(circumstances: Circumstances): AvailableSteps {
  const { status, hasDraft, writes, own, section, saving, invalid } = circumstances
  const { stage, schedule } = status
  if (!hasDraft || !writes) return {}
  const first = (...found: (Hindrance | false | undefined)[]) => ({
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
