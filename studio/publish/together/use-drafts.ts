import { useCallback, useEffect, useState } from 'react'
import { useClient } from 'sanity'
import { API_VERSION } from '../../../schemas/api-version.ts'
import type { Stored } from '../../../schemas/publishing/stored.ts'
import { documentChanges } from '../../document-changes.ts'
import { useProblemWords } from '../../interface/problems/use-problem-words.ts'

export interface Draft {
  draft: Stored
  published: Stored | null
}

/** Drafts that are listed at most: more are published in several turns. */
export const MOST = 100
/** How long edits that come one after the other are waited for. In ms. */
const SETTLE_MS = 400

const LISTED = '*[_id in path("drafts.**") && _type in $types]'

const DRAFTS = `${LISTED} | order(_updatedAt desc)[0...${MOST}]{
  "draft": @, "published": *[_id == string::split(^._id, "drafts.")[1]][0]
}`

/** The drafts of these types with what readers see now, the last edited first; kept up to date. */
export function useDrafts(types: readonly string[]) {
  const client = useClient({ apiVersion: API_VERSION })
  const inWords = useProblemWords()
  const [drafts, setDrafts] = useState<Draft[]>()
  const [problem, setProblem] = useState<string>()

  const load = useCallback(async () => {
    try {
      setDrafts(await client.fetch<Draft[]>(DRAFTS, { types }, { perspective: 'raw' }))
      setProblem(undefined)
    } catch (error) {
      setProblem(inWords(error))
    }
  }, [client, types, inWords])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const soon = () => {
      clearTimeout(timer)
      timer = setTimeout(load, SETTLE_MS)
    }
    const changes = documentChanges(client, LISTED, { types }).subscribe({
      next: soon,
      error: (error: unknown) => setProblem(inWords(error)),
    })
    void load()
    return () => {
      changes.unsubscribe()
      clearTimeout(timer)
    }
  }, [client, types, load, inWords])

  return { drafts, problem, load }
}
