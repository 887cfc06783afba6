import { storageKeys } from '../../config/storage-keys.ts'

const listeners = new Set<() => void>()
let current: string | undefined

/** Id of the environment chosen for all consoles of the tab; undefined before a choice. */
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
      // Without storage, the choice holds until the page is left.
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
