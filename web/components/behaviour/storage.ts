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

function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch (error) {
    if (!told) console.warn('This browser keeps no choices for this site.', error)
    told = true
    return undefined
  }
}
