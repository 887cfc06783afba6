import { useCallback, useEffect, useState } from 'react'
import { useProblemWords } from '../i18n/problems/use-problem-words.ts'

const REFRESH_MS = 2000

type PolledState<State> = { state: State | null; problem: string | null }

/** Polls `read`, which must be a stable function, every two seconds while the tab is visible. */
export function usePolled<State>(read: () => Promise<State>) {
  const inWords = useProblemWords()
  const [known, setKnown] = useState<PolledState<State>>({ state: null, problem: null })

  const refresh = useCallback(async () => {
    try {
      const state = await read()
      setKnown({ state, problem: null })
    } catch (error) {
      setKnown(({ state }) => ({ state, problem: inWords(error) }))
    }
  }, [read, inWords])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let gone = false
    const again = async () => {
      if (document.visibilityState === 'visible') await refresh()
      if (!gone) timer = setTimeout(again, REFRESH_MS)
    }
    void again()
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [refresh])

  return { ...known, refresh }
}
