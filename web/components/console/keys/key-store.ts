import { storageKeys } from '../../../config/storage-keys.ts'
import type { Credentials } from '../../../signing/signed-headers.ts'

/** What the reader signs with, and whether this tab remembers it. */
export interface KeptKeys extends Credentials {
  remember: boolean
}

const none: KeptKeys = { key: '', secret: '', recvWindow: 5000, remember: false }
const listeners = new Set<() => void>()
let current: KeptKeys | undefined

/**
 * The reader's keys, for all pages of the explorer. They live in memory, or in session storage where the
 * reader wants it: never in the browser's lasting storage, in an address or in a log.
 */
export const keyStore = {
  get: (): KeptKeys => {
    current ??= remembered() ?? none
    return current
  },
  set(keys: KeptKeys): void {
    current = keys
    try {
      if (keys.remember) sessionStorage.setItem(storageKeys.keys, JSON.stringify(keys))
      else sessionStorage.removeItem(storageKeys.keys)
    } catch {
      // A browser that keeps nothing: they hold until the page is left.
    }
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** Whether something was entered that a call can be signed with. */
export const canSign = ({ key, secret }: Credentials): boolean => key !== '' && secret !== ''

function remembered(): KeptKeys | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKeys.keys) ?? 'null')
    return isKept(kept) ? kept : undefined
  } catch {
    return undefined
  }
}

function isKept(value: unknown): value is KeptKeys {
  return (
    typeof value === 'object' &&
    value !== null &&
    'key' in value &&
    typeof value.key === 'string' &&
    'secret' in value &&
    typeof value.secret === 'string' &&
    'recvWindow' in value &&
    typeof value.recvWindow === 'number'
  )
}
