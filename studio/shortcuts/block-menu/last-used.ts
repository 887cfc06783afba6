import { z } from 'zod'

const KEY = 'docs-last-blocks'

/** As many as are visible without scrolling. */
const KEPT = 4

const stored = z.array(z.string())

/** Returns the keys that this browser's user chose last, newest first. */
export function lastUsed(storage: Storage | undefined): string[] {
  const text = storage?.getItem(KEY)
  if (!text) return []
  try {
    return stored.parse(JSON.parse(text))
  } catch (error) {
    // Another version of the Studio may have stored another format: the menu then has its default order.
    if (error instanceof SyntaxError || error instanceof z.ZodError) return []
    throw error
  }
}

export function storeLastUsed(storage: Storage | undefined, key: string): void {
  const others = lastUsed(storage).filter((one) => one !== key)
  storage?.setItem(KEY, JSON.stringify([key, ...others].slice(0, KEPT)))
}

/** Returns the entries in `used` first, in its order, then the others in theirs. */
export function sortByLastUsed<T extends { key: string }>(
  all: readonly T[],
  used: readonly string[],
) {
  const first = used.flatMap((key) => all.filter((one) => one.key === key))
  return [...first, ...all.filter((one) => !first.includes(one))]
}
