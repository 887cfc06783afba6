import { useCallback, useEffect, useState } from 'react'
import { useProblemWords } from '../i18n/problems/use-problem-words.ts'

const REFRESH_MS = 2000

type Known<State> = { state: State | null; problem: string | null }

/** What `read` gives, asked again every two seconds while it is looked at; and how to ask at once. `read` stays the same. */
export function usePolled<State>(read: () => Promise<State>) {
  const inWords = useProblemWords()
  const [known, setKnown] = useState<Known<State>>({ state: null, problem: null })

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
