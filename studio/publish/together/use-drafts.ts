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

/** Maximum number of listed drafts; the others appear once some of these are published. */
export const MAX_DRAFTS = 100

const LISTED = '*[_id in path("drafts.**") && _type in $types]'

const DRAFTS = `${LISTED} | order(_updatedAt desc)[0...${MAX_DRAFTS}]{
  "draft": @, "published": *[_id == string::split(^._id, "drafts.")[1]][0]
}`

/** Returns the drafts of these types with their published documents, last edited first, kept up to date. */
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
