import { storageKeys } from '../config/storage-keys.ts'

let told = false

/** What was kept under `key`; nothing where the browser refuses. */
export function stored(key: string): string | null {
  return attempt(() => localStorage.getItem(key)) ?? null
}

/** Keeps `value`; the site works where the browser refuses. */
export function store(key: string, value: string): void {
  attempt(() => localStorage.setItem(key, value))
}

/** Keeps nothing under `key` any more. */
export function forget(key: string): void {
  attempt(() => localStorage.removeItem(key))
}

/** What the page before passed on under `key`, in this window. */
export function passed(key: string): string | null {
  return attempt(() => sessionStorage.getItem(key)) ?? null
}

/** Passes `value` on to the next page in this window; nothing, where it is null. */
export function passOn(key: string, value: string | null): void {
  attempt(() =>
    value === null ? sessionStorage.removeItem(key) : sessionStorage.setItem(key, value),
  )
}

/** A page that is loaded again starts again: nothing was passed on to it. */
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
    // A part of React asks on the server as well, which keeps nothing for anybody.
    if (told || typeof window === 'undefined') return undefined
    told = true
    console.warn('This browser keeps no choices for this site.', error)
    return undefined
  }
}
