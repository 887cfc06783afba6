import { useEffect, useState } from 'react'
import { useProblemWords } from '../i18n/problems/use-problem-words.ts'

type AnswerState<T> = { answer?: T; problem?: string }

/** Returns the result of `ask`, called once per identity of `ask`, or the message of its error. */
export function useAnswer<T>(ask: () => Promise<T>): AnswerState<T> {
  const inWords = useProblemWords()
  const [known, setKnown] = useState<AnswerState<T>>({})
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
