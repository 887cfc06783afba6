import { useToast } from '@sanity/ui/toast'
import { useEffect, useState } from 'react'
import { useClient, useCurrentUser, useSyncState, useValidationStatus } from 'sanity'
import { API_VERSION } from '../../schemas/api-version.ts'
import { draftIdOf } from '../../schemas/ids.ts'
import { useProblemWords } from '../i18n/problems/use-problem-words.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { availableSteps, type ReviewStep } from './available-steps.ts'
import { isDraftAuthor } from './is-draft-author.ts'
import { reviewMessages } from './review-messages.ts'
import type { StepContext } from './steps.ts'
import { useReviewStatus } from './use-review-status.ts'

/** Roles without any step. */
const LOOKING = ['viewer', 'none']

/**
 * The review of a document: its status, the user's steps, and functions to take them. With `asksOwn` false it does not
 * query whether the user edited the draft.
 */
export function useReview(id: string, type: string, asksOwn = true) {
  const t = useMessages(reviewMessages)
  const toast = useToast()
  const inWords = useProblemWords()
  const client = useClient({ apiVersion: API_VERSION })
  const current = useCurrentUser()
  const known = useReviewStatus(id, type)
  const { status, draftRev, section } = known
  const { isSyncing } = useSyncState(id, type)
  const { validation } = useValidationStatus(draftIdOf(id), type, true)
  const [busy, setBusy] = useState(false)
  const user = { id: current?.id ?? '', name: current?.name ?? '' }
  const own = useOwnEdits({
    id,
    user: user.id,
    draftRev,
    wanted: asksOwn && (status.stage === 'inReview' || status.stage === 'outdated'),
  })
  const steps = availableSteps({
    status,
    hasDraft: draftRev !== undefined,
    writes: current?.roles.some(({ name }) => !LOOKING.includes(name)) ?? false,
    own,
    section,
    saving: isSyncing || busy,
    invalid: validation.some(({ level }) => level === 'error'),
  })

  /** Takes a step, and shows success or the refusal in a toast; returns whether it succeeded. */
  const take = async (
    step: (taker: StepContext) => Promise<void>,
    done?: string,
  ): Promise<boolean> => {
    setBusy(true)
    try {
      await step({ client, id, user })
      if (done) toast.push({ status: 'success', title: done })
      return true
    } catch (error) {
      const description = inWords(error)
      toast.push({ status: 'error', title: t('failed'), description, duration: 15_000 })
      return false
    } finally {
      setBusy(false)
    }
  }

  const hindrance = (step: ReviewStep): string | undefined => {
    const found = steps[step]?.hindrance
    return found && t(`hindrance.${found}`, { section: section ?? '' })
  }

  return { ...known, own, steps, hindrance, take, busy, user, t }
}

export type Review = ReturnType<typeof useReview>

interface ReviewParams {
  id: string
  user: string
  draftRev: string | undefined
  /** False while there is nothing to approve, so that no query is sent. */
  wanted: boolean
}

/** Whether the user edited the current draft, according to its history; undefined until known. */
function useOwnEdits({ id, user, draftRev, wanted }: ReviewParams): boolean | undefined {
  const client = useClient({ apiVersion: API_VERSION })
  const [known, setKnown] = useState<{ key: string; own: boolean; rev: string }>()
  const key = `${id} ${user}`
  // An author of a draft remains its author: only for a new draft the history is queried again.
  const isKnown = known?.key === key && (known.own || known.rev === draftRev)

  useEffect(() => {
    if (!wanted || isKnown || draftRev === undefined) return
    let gone = false
    const ask = async () => {
      const own = await isDraftAuthor(client, draftIdOf(id), user)
      if (!gone) setKnown({ key, own, rev: draftRev })
    }
    // Without an answer the step stays disabled, and the lake enforces the rule in any case.
    ask().catch((error: unknown) => console.warn('The history does not say who edited', id, error))
    return () => {
      gone = true
    }
  }, [client, draftRev, id, isKnown, key, user, wanted])

  return isKnown ? known.own : undefined
}
