import { useToast } from '@sanity/ui/toast'
import { useEffect, useState } from 'react'
import { useClient, useCurrentUser, useSyncState, useValidationStatus } from 'sanity'
import { API_VERSION } from '../../schemas/api-version.ts'
import { draftIdOf } from '../../schemas/ids.ts'
import { useProblemWords } from '../i18n/problems/use-problem-words.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { availableSteps, type ReviewStep } from './available-steps.ts'
import { reviewMessages } from './review-messages.ts'
import type { Taker } from './steps.ts'
import { useReviewStatus } from './use-review-status.ts'
import { wroteDraft } from './wrote-draft.ts'

/** Roles that look and do nothing. */
const LOOKING = ['viewer', 'none']

/**
 * The review of a document: where it is, what the user can do, and how it is done. Without
 * `asksOwn` it does not ask whether the user edited the draft.
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

  /** Takes a step; says that it is done, or why it was refused. Whether it was done. */
  const take = async (step: (taker: Taker) => Promise<void>, done?: string): Promise<boolean> => {
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

interface Asked {
  /** Published id. */
  id: string
  user: string
  draftRev: string | undefined
  /** Nobody asks while there is nothing to approve. */
  wanted: boolean
}

/** Whether the user wrote some of the draft as it is, by the history; undefined until it is known. */
function useOwnEdits({ id, user, draftRev, wanted }: Asked): boolean | undefined {
  const client = useClient({ apiVersion: API_VERSION })
  const [known, setKnown] = useState<{ key: string; own: boolean; rev: string }>()
  const key = `${id} ${user}`
  // Who wrote in a draft has written in it: only a new one is asked about again.
  const isKnown = known?.key === key && (known.own || known.rev === draftRev)

  useEffect(() => {
    if (!wanted || isKnown || draftRev === undefined) return
    let gone = false
    const ask = async () => {
      const own = await wroteDraft(client, draftIdOf(id), user)
      if (!gone) setKnown({ key, own, rev: draftRev })
    }
    // Not knowing is the careful answer, and the lake refuses in any case.
    ask().catch((error: unknown) => console.warn('The history does not say who edited', id, error))
    return () => {
      gone = true
    }
  }, [client, draftRev, id, isKnown, key, user, wanted])

  return isKnown ? known.own : undefined
}
