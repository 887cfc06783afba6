import { useEffect, useMemo, useState } from 'react'
import { useClient } from 'sanity'
import { API_VERSION } from '../../schemas/api-version.ts'
import type { Translation } from '../../schemas/locales.ts'
import { documentChanges } from '../document-changes.ts'
import { useProblemWords } from '../i18n/problems/use-problem-words.ts'
import { EVERYTHING, everything, fetchDocuments, type TranslatableDocument } from './documents.ts'
import { type QueueEntry, queueOf } from './queue.ts'

/** Time in ms for which changes are collected before a query. */
const REST_MS = 400

// Cached while the Studio is open, so that unchanged documents are not fetched again.
let known: Map<string, TranslatableDocument> = new Map()

interface Queue {
  /** Undefined until the lake has answered. */
  rows: QueueEntry[] | undefined
  problem: string | undefined
}

/** Returns the documents to translate into `locale`, kept up to date while mounted. */
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
