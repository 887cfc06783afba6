import { z } from 'zod'

/** The storage key includes the user, because several users may share a browser. */
const keyOf = (user: string) => `docs-review-notices-${user}`

const stored = z.array(z.string())

/** Returns the keys stored as seen; undefined if nothing is stored. */
function seenBefore(storage: Storage | undefined, user: string): Set<string> | undefined {
  const text = storage?.getItem(keyOf(user))
  if (!text) return undefined
  try {
    return new Set(stored.parse(JSON.parse(text)))
  } catch (error) {
    // Another version of the Studio may have stored another format.
    if (error instanceof SyntaxError || error instanceof z.ZodError) return undefined
    throw error
  }
}

/** Returns the items not seen in this browser, and stores all as seen. A first visit returns none. */
export function markSeen<T extends { key: string }>(
  storage: Storage | undefined,
  user: string,
  all: readonly T[],
): T[] {
  const before = seenBefore(storage, user)
  storage?.setItem(keyOf(user), JSON.stringify(all.map(({ key }) => key)))
  return before ? all.filter(({ key }) => !before.has(key)) : []
}
