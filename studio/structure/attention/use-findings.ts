import { useCallback, useEffect, useMemo, useState } from 'react'
import { useClient } from 'sanity'
import { z } from 'zod'
import { API_VERSION } from '../../../schemas/api-version.ts'
import { useProblemWords } from '../../interface/problems/use-problem-words.ts'
import { useMessages } from '../../interface/use-messages.ts'
import { useListening } from '../use-listening.ts'
import { type AttentionKind, attentionMessages } from './attention-messages.ts'
import type { AttentionItem, Finder } from './finding.ts'

export interface Found {
  findings: readonly AttentionItem[] | undefined
  problem: string | undefined
}

/** Long enough for the documents of one transaction to be told of, in ms. */
const SETTLED_MS = 1500

const published =
  '*[!(_id in path("drafts.**")) && !(_type in ["system.group", "system.retention"])]'
const parseNow = (answer: unknown) => z.string().parse(answer)

/** What the finders find, again after each publish, and when `again` is called. */
export function useFindings(finders: readonly Finder[]) {
  const client = useClient({ apiVersion: API_VERSION })
  const t = useMessages(attentionMessages)
  const inWords = useProblemWords()
  const [found, setFound] = useState<ReadonlyMap<AttentionKind, Found>>(new Map())
  const [asked, setAsked] = useState(0)
  const { value: changedAt } = useListening('now()', published, parseNow)
  // The words change with the language, of which the function tells nothing by itself.
  const language = t('title')
  const asking = useMemo(() => ({ client, t, inWords }), [client, language, inWords])

  useEffect(() => {
    let gone = false
    const look = (finder: Finder) =>
      finder.find({ ...asking, now: new Date() }).then(
        (findings): Found => ({ findings, problem: undefined }),
        (error: unknown): Found => ({
          findings: undefined,
          problem: inWords(error),
        }),
      )
    const timer = setTimeout(
      () => {
        for (const finder of finders)
          void look(finder).then((result) => {
            if (!gone) setFound((before) => new Map(before).set(finder.kind, result))
          })
      },
      changedAt === undefined || asked > 0 ? 0 : SETTLED_MS,
    )
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [asking, finders, changedAt, asked, inWords])

  const again = useCallback(() => {
    setFound(new Map())
    setAsked((count) => count + 1)
  }, [])
  return { found, again }
}
