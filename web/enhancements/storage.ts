import { storageKeys } from '../config/storage-keys.ts'

let told = false

/** The stored value of `key`; null when the browser refuses storage. */
export function stored(key: string): string | null {
  return attempt(() => localStorage.getItem(key)) ?? null
}

/** Stores `value`; ignored when the browser refuses storage. */
export function store(key: string, value: string): void {
  attempt(() => localStorage.setItem(key, value))
}

export function forget(key: string): void {
  attempt(() => localStorage.removeItem(key))
}

/** The value that the previous page in this window passed on under `key`. */
export function passed(key: string): string | null {
  return attempt(() => sessionStorage.getItem(key)) ?? null
}

/** Passes `value` on to the next page in this window; null removes it. */
export function passOn(key: string, value: string | null): void {
  attempt(() =>
    value === null ? sessionStorage.removeItem(key) : sessionStorage.setItem(key, value),
  )
}

/** Clears the passed values after a reload, which starts afresh. */
export function forgetPassed(): void {
  const [navigation] = performance.getEntriesByType('navigation')
  if (!(navigation instanceof PerformanceNavigationTiming) || navigation.type !== 'reload') return
  passOn(storageKeys.sidebar, null)
  passOn(storageKeys.hiddenSidebar, null)
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch (error) {
    // React components also run on the server, which has no storage.
    if (told || typeof window === 'undefined') return undefined
    told = true
    console.warn('This browser keeps no choices for this site.', error)
    return undefined
  }
}
