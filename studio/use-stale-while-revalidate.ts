import { useCallback, useEffect, useState } from 'react'
import { useProblemWords } from './i18n/problems/use-problem-words.ts'

/**
 * Returns the result of `ask`, called again for each new `moment`; the previous result remains until then. `ask` must
 * be a stable function.
 */
export function useStaleWhileRevalidate<T>(ask: () => Promise<T>, moment: number) {
  const inWords = useProblemWords()
  const [answer, setAnswer] = useState<T>()
  const [problem, setProblem] = useState<string>()
  const [attempts, setAttempts] = useState(0)

  useEffect(() => {
    let gone = false
    ask().then(
      (found) => {
        if (gone) return
        setAnswer(found)
        setProblem(undefined)
      },
      (error: unknown) => !gone && setProblem(inWords(error)),
    )
    return () => {
      gone = true
    }
  }, [ask, moment, attempts, inWords])

  const again = useCallback(() => setAttempts((count) => count + 1), [])
  return { answer, problem, again }
}
