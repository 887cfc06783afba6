import { useEffect, useState } from 'react'
import { useClient } from 'sanity'
import { API_VERSION } from '../../schemas/api-version.ts'
import { useProblemWords } from '../i18n/problems/use-problem-words.ts'
import { type OpenReports, openReports } from './open-reports.ts'

const NOTHING: OpenReports = { reports: [] }

/**
 * The open reports about a page (published id), kept up to date, or the reason why they could not be read. Without a
 * page, no query is sent.
 */
export function useOpenReports(page: string | undefined) {
  const client = useClient({ apiVersion: API_VERSION })
  const inWords = useProblemWords()
  const [{ reports, error }, setAnswer] = useState(NOTHING)
  useEffect(() => {
    setAnswer(NOTHING)
    if (page === undefined) return undefined
    const heard = openReports(client, page).subscribe(setAnswer)
    return () => heard.unsubscribe()
  }, [client, page])
  return { reports, problem: error === undefined ? undefined : inWords(error) }
}
