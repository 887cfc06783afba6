/** Returns `localStorage`; undefined outside a browser, and if the browser denies access. */
export function browserStorage(): Storage | undefined {
  try {
    return globalThis.window?.localStorage
  } catch {
    return undefined
  }
}
