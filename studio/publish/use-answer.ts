import { useEffect, useState } from 'react'

type Known<T> = { answer?: T; problem?: string }

/** What `ask` answers, asked once for each identity of it; a failure as words. */
export function useAnswer<T>(ask: () => Promise<T>): Known<T> {
  const [known, setKnown] = useState<Known<T>>({})
  useEffect(() => {
    let gone = false
    setKnown({})
    ask().then(
      (answer) => !gone && setKnown({ answer }),
      (error: unknown) => !gone && setKnown({ problem: wordsOf(error) }),
    )
    return () => {
      gone = true
    }
  }, [ask])
  return known
}

/** What went wrong, in words for a writer. */
export function wordsOf(error: unknown): string {
  const words = error instanceof Error ? error.message : String(error)
  if (/unexpected revision/i.test(words))
    return 'Somebody changed one of these documents a moment ago. Close this, look at it again, and repeat.'
  return words
}
