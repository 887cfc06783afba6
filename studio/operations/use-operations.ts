import { useCallback } from 'react'
import { useClient } from 'sanity'
import { API_VERSION } from '../../schemas/api-version.ts'
import { parseOperations } from './operations-state.ts'
import { usePolled } from './use-polled.ts'

/** What the lake says of its webhooks, asked again every two seconds; and how to act on it. */
export function useOperations() {
  const client = useClient({ apiVersion: API_VERSION })
  const read = useCallback(
    async () => parseOperations(await client.request<unknown>({ url: '/local/operations' })),
    [client],
  )
  const { state, problem, refresh } = usePolled(read)

  /** Sends again or throws away dead letters, those named or all of them. */
  const act = async (what: 'resend' | 'purge', ids?: number[]) => {
    const body = ids ? { ids } : {}
    await client.request({ method: 'POST', url: `/local/deliveries/${what}`, body })
    await refresh()
  }

  return { state, problem, act }
}
