import type { Workflow } from '../../schemas/workflow/workflow.ts'

/** The stage of a draft's review. `outdated`: the draft was edited after its approval. */
export type Stage = 'draft' | 'inReview' | 'approved' | 'outdated' | 'changesRequested'

export interface ReviewStatus {
  stage: Stage
  /** The scheduled time, and whether the scheduled revision is still the draft's. */
  schedule: { at: Date; isCurrent: boolean } | undefined
  problem: string | undefined
  openNotes: number
}

const NOTHING: ReviewStatus = {
  stage: 'draft',
  schedule: undefined,
  problem: undefined,
  openNotes: 0,
}

function stageOf({ state, approvedRev }: Workflow, draftRev: string): Stage {
  if (state === 'approved') return approvedRev === draftRev ? 'approved' : 'outdated'
  return state ?? 'draft'
}

/** Returns the review status of a draft's revision; without a draft the status is empty. */
export function reviewStatusOf(
  review: Workflow | null,
  draftRev: string | undefined,
): ReviewStatus {
  if (!review || draftRev === undefined) return NOTHING
  const { publishAt, scheduledRev, problem, notes = [] } = review
  return {
    stage: stageOf(review, draftRev),
    schedule: publishAt
      ? { at: new Date(publishAt), isCurrent: scheduledRev === draftRev }
      : undefined,
    problem: problem?.text,
    openNotes: notes.filter(({ resolved }) => !resolved).length,
  }
}
