import { storageKeys } from '../../config/storage-keys.ts'

const listeners = new Set<() => void>()
let current: string | undefined

/** Id of the environment that the reader chose, for all consoles of the tab; undefined before. */
export const environmentStore = {
  get: (): string | undefined => {
    current ??= remembered()
    return current
  },
  set(id: string): void {
    current = id
    try {
      sessionStorage.setItem(storageKeys.environment, id)
    } catch {
      // A browser that keeps nothing: it holds until the page is left.
    }
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

function remembered(): string | undefined {
  try {
    return sessionStorage.getItem(storageKeys.environment) ?? undefined
  } catch {
    return undefined
  }
}
