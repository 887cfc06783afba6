import { useMemo } from 'react'
import { useEditState } from 'sanity'
import { type Workflow, workflowId, workflowSchema } from '../../schemas/workflow/workflow.ts'
import { useProblemWords } from '../i18n/problems/use-problem-words.ts'
import { reviewStatusOf } from './review-status.ts'
import { useSection } from './use-section.ts'

/** The review of a document with its status, kept up to date. */
export function useReviewStatus(id: string, type: string) {
  const { draft, published } = useEditState(id, type)
  const stored = useEditState(workflowId(id), 'workflow', 'low').published
  const section = useSection(draft, published)
  const draftRev = draft?._rev
  const review = useMemo((): Workflow | null => {
    const parsed = workflowSchema.safeParse(stored)
    return parsed.success ? parsed.data : null
  }, [stored])
  const inWords = useProblemWords()
  const status = useMemo(() => {
    const found = reviewStatusOf(review, draftRev)
    return { ...found, problem: found.problem && inWords(found.problem) }
  }, [review, draftRev, inWords])
  return { review, status, section, draftRev, draft, published }
}
