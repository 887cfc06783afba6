import { useEffect, useState } from 'react'
import { useClient } from 'sanity'
import { API_VERSION } from '../schemas/api-version.ts'
import { documentChanges } from './document-changes.ts'
import { useProblemWords } from './i18n/problems/use-problem-words.ts'

/** Time in ms for which consecutive changes are collected. */
const SETTLE_MS = 400

/**
 * Returns a counter that increases when documents selected by `query` change, including drafts, and after a
 * reconnection; `problem` is the reason if the listener fails. `params` must be a stable object.
 */
export function useChanges(
  query: string,
  params: Record<string, unknown>,
): { changes: number; problem: string | undefined } {
  const client = useClient({ apiVersion: API_VERSION })
  const inWords = useProblemWords()
  const [changes, setChanges] = useState(0)
  const [problem, setProblem] = useState<string>()

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const heard = documentChanges(client, query, params).subscribe({
      next: () => {
        clearTimeout(timer)
        timer = setTimeout(() => setChanges((count) => count + 1), SETTLE_MS)
      },
      error: (error: unknown) => setProblem(inWords(error)),
    })
    return () => {
      heard.unsubscribe()
      clearTimeout(timer)
    }
  }, [client, query, params, inWords])

  return { changes, problem }
}
