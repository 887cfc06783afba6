import { useCallback, useMemo } from 'react'
import { useClient } from 'sanity'
import { API_VERSION } from '../../../schemas/api-version.ts'
import type { Stored } from '../../../schemas/publishing/stored.ts'
import { useChanges } from '../../use-changes.ts'
import { useStaleWhileRevalidate } from '../../use-stale-while-revalidate.ts'

export interface Draft {
  draft: Stored
  published: Stored | null
}

/** Drafts that are listed at most: more are published in several turns. */
export const MOST = 100

const LISTED = '*[_id in path("drafts.**") && _type in $types]'

const DRAFTS = `${LISTED} | order(_updatedAt desc)[0...${MOST}]{
  "draft": @, "published": *[_id == string::split(^._id, "drafts.")[1]][0]
}`

/** The drafts of these types with what readers see now, the last edited first; kept up to date. */
export function useDrafts(types: readonly string[]) {
  const client = useClient({ apiVersion: API_VERSION })
  const params = useMemo(() => ({ types }), [types])
  const heard = useChanges(LISTED, params)
  const ask = useCallback(
    () => client.fetch<Draft[]>(DRAFTS, params, { perspective: 'raw' }),
    [client, params],
  )
  const { answer, problem, again } = useStaleWhileRevalidate(ask, heard.changes)
  return { drafts: answer, problem: problem ?? heard.problem, load: again }
}
