import { z } from 'zod'

const KEY = 'docs-last-blocks'

/** As many as are seen without scrolling. */
const KEPT = 4

const stored = z.array(z.string())

/** Keys of what this writer chose last, on this machine; the latest first. */
export function lastUsed(storage: Storage | undefined): string[] {
  const text = storage?.getItem(KEY)
  if (!text) return []
  try {
    return stored.parse(JSON.parse(text))
  } catch (error) {
    // Another version of the Studio may have kept it otherwise: the menu then has its usual order.
    if (error instanceof SyntaxError || error instanceof z.ZodError) return []
    throw error
  }
}

export function rememberUsed(storage: Storage | undefined, key: string): void {
  const others = lastUsed(storage).filter((one) => one !== key)
  storage?.setItem(KEY, JSON.stringify([key, ...others].slice(0, KEPT)))
}

/** Those in `used` first, in its order; the others as they were. */
export function usedFirst<T extends { key: string }>(all: readonly T[], used: readonly string[]) {
  const first = used.flatMap((key) => all.filter((one) => one.key === key))
  return [...first, ...all.filter((one) => !first.includes(one))]
}
