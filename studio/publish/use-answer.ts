import { useEffect, useState } from 'react'
import { useProblemWords } from '../i18n/problems/use-problem-words.ts'

type Known<T> = { answer?: T; problem?: string }

/** What `ask` answers, asked once for each identity of it; a failure as words. */
export function useAnswer<T>(ask: () => Promise<T>): Known<T> {
  const inWords = useProblemWords()
  const [known, setKnown] = useState<Known<T>>({})
  useEffect(() => {
    let gone = false
    setKnown({})
    ask().then(
      (answer) => !gone && setKnown({ answer }),
      (error: unknown) => !gone && setKnown({ problem: inWords(error) }),
    )
    return () => {
      gone = true
    }
  }, [ask, inWords])
  return known
}
