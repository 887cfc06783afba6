import { useEffect, useState } from 'react'
import { useClient } from 'sanity'
import { API_VERSION } from '../schemas/api-version.ts'
import { documentChanges } from './document-changes.ts'
import { useProblemWords } from './i18n/problems/use-problem-words.ts'

/** How long changes that come one after the other are waited for. In ms. */
const SETTLE_MS = 400

/**
 * A number that grows when documents that `query` selects have changed, drafts among them, and when the
 * connection is back; and why nothing more is heard of. `params` must stay the same object.
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
