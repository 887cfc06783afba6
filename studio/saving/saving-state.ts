import type { useConnectionState, useDocumentSyncState } from 'sanity'

export type SavingState = 'saved' | 'saving' | 'offline' | 'unsent' | 'signedOut'

interface ConnectionState {
  /** Whether there are changes that the lake has not confirmed. */
  isSyncing: boolean
  /** Whether the lake no longer accepts the user's session. */
  isSessionOver: boolean
  connection: ReturnType<typeof useConnectionState>
  /** Sanity's delayed judgement: it remains “synced” during ordinary saving. */
  sync: ReturnType<typeof useDocumentSyncState>
}

/** Returns whether the changes are saved, and if not, why. */
export function savingState({
  isSyncing,
  isSessionOver,
  connection,
  sync,
}: ConnectionState): SavingState {
  if (isSessionOver && isSyncing) return 'signedOut'
  const isAway = connection === 'reconnecting' || sync !== 'synced'
  if (isAway) return isSyncing ? 'unsent' : 'offline'
  return isSyncing ? 'saving' : 'saved'
}
