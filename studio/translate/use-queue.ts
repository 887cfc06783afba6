import { useEffect, useMemo, useState } from 'react'
import { useClient } from 'sanity'
import { API_VERSION } from '../../schemas/api-version.ts'
import type { Translation } from '../../schemas/locales.ts'
import { documentChanges } from '../document-changes.ts'
import { useProblemWords } from '../i18n/problems/use-problem-words.ts'
import { EVERYTHING, everything, fetchDocuments, type Translated } from './documents.ts'
import { type QueueEntry, queueOf } from './queue.ts'

/** How long changes are gathered before they are asked for. */
const REST_MS = 400

// Kept while the Studio is open: what has not changed is not fetched again.
let known: Map<string, Translated> = new Map()

interface Queue {
  /** Undefined until the lake has answered. */
  rows: QueueEntry[] | undefined
  problem: string | undefined
}

/** Everything that is translated into `locale`, kept up to date while it is shown. */
export function useQueue(locale: Translation): Queue {
  const client = useClient({ apiVersion: API_VERSION })
  const inWords = useProblemWords()
  const [documents, setDocuments] = useState(known)
  const [problem, setProblem] = useState<string>()

  useEffect(() => {
    let gone = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const refresh = async () => {
      try {
        known = await fetchDocuments(client, known)
        if (!gone) setDocuments(known)
        if (!gone) setProblem(undefined)
      } catch (error) {
        if (!gone) setProblem(inWords(error))
      }
    }
    const later = () => {
      clearTimeout(timer)
      timer = setTimeout(refresh, REST_MS)
    }
    const changes = documentChanges(client, EVERYTHING, everything).subscribe({
      next: later,
      error: (error: unknown) => setProblem(inWords(error)),
    })
    void refresh()
    return () => {
      gone = true
      clearTimeout(timer)
      changes.unsubscribe()
    }
  }, [client, inWords])

  const rows = useMemo(
    () => (documents.size > 0 ? queueOf(documents.values(), locale) : undefined),
    [documents, locale],
  )
  return { rows, problem }
}
