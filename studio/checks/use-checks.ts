import { useCallback, useEffect, useRef, useState } from 'react'
import { useClient, useWorkspace } from 'sanity'
import { API_VERSION } from '../../schemas/api-version.ts'
import { checkAll, type Progress } from '../../schemas/checking/check-all.ts'
import type { CheckFinding } from '../../schemas/checking/finding.ts'
import { documentTypes } from '../../schemas/index.ts'
import { useProblemWords } from '../i18n/problems/use-problem-words.ts'

export type Run =
  | { state: 'idle' }
  | { state: 'running' | 'cancelled' | 'done'; progress: Progress; seconds: number }
  | { state: 'failed'; problem: string }

const NOTHING: Progress = { checked: 0, of: 0 }
/** Interval, in ms, at which findings are rendered: rendering after each document would take longer than the check. */
const SHOWN_EVERY_MS = 250

/** Returns the findings of a check of all documents so far, its state, and functions that start and cancel it. */
export function useChecks() {
  const client = useClient({ apiVersion: API_VERSION })
  const workspace = useWorkspace()
  const inWords = useProblemWords()
  const running = useRef<AbortController>(undefined)
  const [run, setRun] = useState<Run>({ state: 'idle' })
  const [findings, setFindings] = useState<readonly CheckFinding[]>([])

  const cancel = useCallback(() => running.current?.abort(), [])
  // Unmounting the tool cancels its check.
  useEffect(() => cancel, [cancel])

  const start = async () => {
    cancel()
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    const from = performance.now()
    let progress = NOTHING
    const now = (state: 'running' | 'cancelled' | 'done'): Run => ({
      state,
      progress,
      seconds: (performance.now() - from) / 1000,
    })
    const all: CheckFinding[] = []
    let shownAt = from
    const show = (state: 'running' | 'cancelled' | 'done') => {
      shownAt = performance.now()
      setRun(now(state))
      setFindings([...all])
    }
    show('running')
    try {
      await checkAll(client, workspace, { types: documentTypes, signal }, (found, how) => {
        progress = how
        all.push(...found)
        if (performance.now() - shownAt > SHOWN_EVERY_MS) show('running')
      })
      show('done')
    } catch (error) {
      if (signal.aborted) show('cancelled')
      else setRun({ state: 'failed', problem: inWords(error) })
    }
  }

  return { run, findings, start, cancel }
}
