import { useCallback } from 'react'
import { useClient } from 'sanity'
import { API_VERSION } from '../../schemas/api-version.ts'
import type { FeedbackState } from '../../schemas/feedback.ts'
import { usePolled } from '../operations/use-polled.ts'
import { fetchReports } from './report.ts'

/** All reports in a state, asked again every two seconds; and how to ask at once. */
export function useReports(state: FeedbackState) {
  const client = useClient({ apiVersion: API_VERSION })
  const read = useCallback(() => fetchReports(client, { states: [state] }), [client, state])
  const { state: found, problem, refresh } = usePolled(read)
  return { found, problem, refresh }
}
