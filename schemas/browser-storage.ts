/** What a browser keeps for this machine. None in scripts, nor where a browser refuses it. */
export function browserStorage(): Storage | undefined {
  try {
    return globalThis.window?.localStorage
  } catch {
    return undefined
  }
}
