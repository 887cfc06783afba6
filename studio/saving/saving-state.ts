import type { useConnectionState, useDocumentSyncState } from 'sanity'

export type SavingState = 'saved' | 'saving' | 'offline' | 'unsent'

interface Known {
  /** Whether something is written that the lake does not have yet. */
  isSyncing: boolean
  connection: ReturnType<typeof useConnectionState>
  /** What Sanity makes of it after a while: “synced” also while it saves as it should. */
  sync: ReturnType<typeof useDocumentSyncState>
}

/** Whether what was written is kept, and where. */
export function savingState({ isSyncing, connection, sync }: Known): SavingState {
  const isAway = connection === 'reconnecting' || sync !== 'synced'
  if (isAway) return isSyncing ? 'unsent' : 'offline'
  return isSyncing ? 'saving' : 'saved'
}
