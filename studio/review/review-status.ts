import type { Workflow } from '../../schemas/workflow/workflow.ts'

/** Where a draft is on its way. `outdated`: it was edited after it had been approved. */
export type Stage = 'draft' | 'inReview' | 'approved' | 'outdated' | 'changesRequested'

export interface ReviewStatus {
  stage: Stage
  /** When it is to be published, and whether the draft is still the one that was scheduled. */
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

/** Where the draft of a revision is; without a draft there is nothing on its way. */
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
