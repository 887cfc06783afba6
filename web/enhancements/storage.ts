import { storageKeys } from '../config/storage-keys.ts'

let isReported = false

/** The stored value of `key`; null when the browser refuses storage. */
export function localValue(key: string): string | null {
  return attempt(() => localStorage.getItem(key)) ?? null
}

/** Stores `value`; ignored when the browser refuses storage. */
export function setLocalValue(key: string, value: string): void {
  attempt(() => localStorage.setItem(key, value))
}

export function removeLocalValue(key: string): void {
  attempt(() => localStorage.removeItem(key))
}

/** The value that the previous page in this window passed on under `key`. */
export function sessionValue(key: string): string | null {
  return attempt(() => sessionStorage.getItem(key)) ?? null
}

/** Passes `value` on to the next page in this window; null removes it. */
export function setSessionValue(key: string, value: string | null): void {
  attempt(() =>
    value === null ? sessionStorage.removeItem(key) : sessionStorage.setItem(key, value),
  )
}

/** Clears the passed values after a reload, which starts afresh. */
export function clearAfterReload(): void {
  const [navigation] = performance.getEntriesByType('navigation')
  if (!(navigation instanceof PerformanceNavigationTiming) || navigation.type !== 'reload') return
  setSessionValue(storageKeys.sidebar, null)
  setSessionValue(storageKeys.hiddenSidebar, null)
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch (error) {
    // React components also run on the server, which has no storage.
    if (isReported || typeof window === 'undefined') return undefined
    isReported = true
    console.warn('This browser keeps no choices for this site.', error)
    return undefined
  }
}
