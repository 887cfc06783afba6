import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useClient } from 'sanity'
import { z } from 'zod'
import { API_VERSION } from '../../../schemas/api-version.ts'
import { useProblemWords } from '../../i18n/problems/use-problem-words.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { useLiveQuery } from '../use-live-query.ts'
import { type AttentionKind, attentionMessages } from './attention-messages.ts'
import type { AttentionItem, Finder } from './finding.ts'

export interface FindingsState {
  findings: readonly AttentionItem[] | undefined
  problem: string | undefined
}

/** Time in ms within which the listener reports all documents of one transaction. */
const SETTLED_MS = 1500

const published =
  '*[!(_id in path("drafts.**")) && !(_type in ["system.group", "system.retention"])]'
const parseNow = (answer: unknown) => z.string().parse(answer)

/**
 * Returns the findings of each finder: first after `restMs`, again after each publish, and when `again` is called. Some
 * finders read every document.
 */
export function useFindings(finders: readonly Finder[], restMs = 0) {
  const client = useClient({ apiVersion: API_VERSION })
  const t = useMessages(attentionMessages)
  const inWords = useProblemWords()
  const [found, setFound] = useState<ReadonlyMap<AttentionKind, FindingsState>>(new Map())
  const [attempts, setAttempts] = useState(0)
  const { value: changedAt, problem } = useLiveQuery('now()', published, parseNow)
  const hears = changedAt !== undefined || problem !== undefined
  /** The `asking` of the last run; if it is the same, the next run follows a change. */
  const looked = useRef<object>(undefined)
  // `t` keeps its identity when the language changes, so a translated message serves as the dependency.
  const language = t('title')
  const asking = useMemo(() => ({ client, t, inWords }), [client, language, inWords])

  useEffect(() => {
    // The listener's first answer would count as a change after the first run.
    if (!hears) return
    let gone = false
    const look = (finder: Finder) =>
      finder.find({ ...asking, now: new Date() }).then(
        (findings): FindingsState => ({ findings, problem: undefined }),
        (error: unknown): FindingsState => ({
          findings: undefined,
          problem: inWords(error),
        }),
      )
    const timer = setTimeout(
      () => {
        looked.current = asking
        for (const finder of finders)
          void look(finder).then((result) => {
            if (!gone) setFound((before) => new Map(before).set(finder.kind, result))
          })
      },
      attempts > 0 ? 0 : looked.current === asking ? SETTLED_MS : restMs,
    )
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [asking, finders, restMs, hears, changedAt, attempts, inWords])

  const again = useCallback(() => {
    setFound(new Map())
    setAttempts((count) => count + 1)
  }, [])
  return { found, again }
}
