import { useEffect, useMemo, useState } from 'react'
import { useDocumentStore } from 'sanity'
import { API_VERSION } from '../../schemas/api-version.ts'
import { useProblemWords } from '../i18n/problems/use-problem-words.ts'

type LiveResult<T> = { value: T | undefined; problem: string | undefined }

/**
 * Returns the result of the query `fetch`, with drafts overlaid or in `perspective`, queried again when a document that
 * `listen` matches changes. `parse` validates the result and must be a stable function.
 */
export function useLiveQuery<T>(
  fetch: string,
  listen: string,
  parse: (answer: unknown) => T,
  perspective: 'drafts' | 'raw' = 'drafts',
): LiveResult<T> {
  const { listenQuery } = useDocumentStore()
  const inWords = useProblemWords()
  const [heard, setHeard] = useState<LiveResult<T>>({ value: undefined, problem: undefined })
  const answers = useMemo(
    () => listenQuery({ fetch, listen }, {}, { apiVersion: API_VERSION, perspective }),
    [listenQuery, fetch, listen, perspective],
  )

  useEffect(() => {
    const failed = (error: unknown) => {
      setHeard(({ value }) => ({ value, problem: inWords(error) }))
    }
    const subscription = answers.subscribe({
      next: (answer: unknown) => {
        try {
          setHeard({ value: parse(answer), problem: undefined })
        } catch (error) {
          failed(error)
        }
      },
      error: failed,
    })
    return () => subscription.unsubscribe()
  }, [answers, parse, inWords])

  return heard
}
