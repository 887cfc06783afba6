import type { useConnectionState, useDocumentSyncState } from 'sanity'

export type SavingState = 'saved' | 'saving' | 'offline' | 'unsent' | 'signedOut'

interface Known {
  /** Whether something is written that the lake does not have yet. */
  isSyncing: boolean
  /** Whether the lake no longer knows who writes. */
  isSessionOver: boolean
  connection: ReturnType<typeof useConnectionState>
  /** What Sanity makes of it after a while: “synced” also while it saves as it should. */
  sync: ReturnType<typeof useDocumentSyncState>
}

/** Whether what was written is kept, and where. */
export function savingState({ isSyncing, isSessionOver, connection, sync }: Known): SavingState {
  if (isSessionOver && isSyncing) return 'signedOut'
  const isAway = connection === 'reconnecting' || sync !== 'synced'
  if (isAway) return isSyncing ? 'unsent' : 'offline'
  return isSyncing ? 'saving' : 'saved'
}
