import { z } from 'zod'

/** Of one person of a project, who may share the browser with another. */
const keyOf = (user: string) => `docs-review-notices-${user}`

const stored = z.array(z.string())

/** What the browser has kept as seen; undefined where it has kept nothing. */
function seenBefore(storage: Storage | undefined, user: string): Set<string> | undefined {
  const text = storage?.getItem(keyOf(user))
  if (!text) return undefined
  try {
    return new Set(stored.parse(JSON.parse(text)))
  } catch (error) {
    // Another version of the Studio may have kept it otherwise.
    if (error instanceof SyntaxError || error instanceof z.ZodError) return undefined
    throw error
  }
}

/** Those of `all` that were not seen in this browser; from now on they are. At the first time all were. */
export function unseen<T extends { key: string }>(
  storage: Storage | undefined,
  user: string,
  all: readonly T[],
): T[] {
  const before = seenBefore(storage, user)
  storage?.setItem(keyOf(user), JSON.stringify(all.map(({ key }) => key)))
  return before ? all.filter(({ key }) => !before.has(key)) : []
}
