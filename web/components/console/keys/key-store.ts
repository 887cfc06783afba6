import { storageKeys } from '../../../config/storage-keys.ts'
import type { Credentials } from '../../../signing/signed-headers.ts'

/** The reader's keys, and whether this tab remembers them. */
export interface StoredKeys extends Credentials {
  remember: boolean
}

const none: StoredKeys = { key: '', secret: '', recvWindow: 5000, remember: false }
const listeners = new Set<() => void>()
let current: ReadonlyMap<string, StoredKeys> | undefined

/**
 * The reader's keys for all consoles, by the id of their environment: keys of one sign nothing for another. They are
 * kept in memory, or in session storage if the reader wants it; never in local storage, an address or a log.
 */
export const keyStore = {
  get: (environment: string): StoredKeys => all().get(environment) ?? none,
  set(environment: string, keys: StoredKeys): void {
    current = new Map([...all(), [environment, keys]])
    const kept = [...current].filter(([, { remember }]) => remember)
    try {
      if (kept.length > 0)
        sessionStorage.setItem(storageKeys.keys, JSON.stringify(Object.fromEntries(kept)))
      else sessionStorage.removeItem(storageKeys.keys)
    } catch {
      // Without storage, the keys hold until the page is left.
    }
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

function all(): ReadonlyMap<string, StoredKeys> {
  current ??= remembered()
  return current
}

/** Whether key and secret are entered. */
export const canSign = ({ key, secret }: Credentials): boolean => key !== '' && secret !== ''

function remembered(): ReadonlyMap<string, StoredKeys> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKeys.keys) ?? 'null')
    return new Map(
      Object.entries(kept ?? {}).flatMap(([environment, keys]: [string, unknown]) =>
        isKept(keys) ? [[environment, keys]] : [],
      ),
    )
  } catch {
    return new Map()
  }
}

function isKept(value: unknown): value is StoredKeys {
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
