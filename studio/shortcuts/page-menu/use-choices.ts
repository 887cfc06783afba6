import { useEffect, useState } from 'react'

/** What is offered as long as something is asked for. */
interface Loaded<T> {
  asked?: string
  choices: readonly T[]
  problem?: unknown
}

/** Loads what is `asked` for anew each time it is; until it is there, nothing is offered. */
export function useChoices<T>(
  asked: string | undefined,
  load: () => Promise<readonly T[]>,
): Loaded<T> & { isLoading: boolean } {
  const [loaded, setLoaded] = useState<Loaded<T>>({ choices: [] })
  useEffect(() => {
    if (asked === undefined) return
    let isLeft = false
    load().then(
      (choices) => isLeft || setLoaded({ asked, choices }),
      (problem: unknown) => isLeft || setLoaded({ asked, choices: [], problem }),
    )
    return () => {
      isLeft = true
    }
  }, [asked])
  const isLoading = loaded.asked !== asked
  return { ...(isLoading ? { choices: [] } : loaded), isLoading }
}
