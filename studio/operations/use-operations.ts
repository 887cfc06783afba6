import { useCallback, useEffect, useState } from 'react'
import { useClient } from 'sanity'
import { API_VERSION } from '../../schemas/api-version.ts'
import { useProblemWords } from '../interface/problems/use-problem-words.ts'
import { type OperationsState, parseOperations } from './operations-state.ts'

const REFRESH_MS = 2000

type Known = { state: OperationsState | null; problem: string | null }

/** What the lake says of its webhooks, asked again every two seconds; and how to act on it. */
export function useOperations() {
  const client = useClient({ apiVersion: API_VERSION })
  const inWords = useProblemWords()
  const [known, setKnown] = useState<Known>({ state: null, problem: null })

  const refresh = useCallback(async () => {
    try {
      const answer = await client.request<unknown>({ url: '/local/operations' })
      setKnown({ state: parseOperations(answer), problem: null })
    } catch (error) {
      setKnown(({ state }) => ({ state, problem: inWords(error) }))
    }
  }, [client, inWords])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let gone = false
    const again = async () => {
      if (document.visibilityState === 'visible') await refresh()
      if (!gone) timer = setTimeout(again, REFRESH_MS)
    }
    void again()
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [refresh])

  /** Sends again or throws away dead letters, those named or all of them. */
  const act = async (what: 'resend' | 'purge', ids?: number[]) => {
    const body = ids ? { ids } : {}
    await client.request({ method: 'POST', url: `/local/deliveries/${what}`, body })
    await refresh()
  }

  return { ...known, act }
}
