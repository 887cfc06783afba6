import { useEffect, useSyncExternalStore } from 'react'
import {
  type DocumentBadgeComponent,
  useConnectionState,
  useDocumentSyncState,
  useSyncState,
} from 'sanity'
import { useMessages } from '../i18n/use-messages.ts'
import { savingMessages } from './saving-messages.ts'
import { type SavingState, savingState } from './saving-state.ts'
import { isSessionOver, onSessionChange } from './session.ts'

const COLOURS: Record<SavingState, 'primary' | 'warning' | undefined> = {
  saved: undefined,
  saving: 'primary',
  offline: 'warning',
  unsent: 'warning',
  signedOut: 'warning',
}

/**
 * Always shows beside the document's title whether all changes are saved. Sanity's “Saved” disappears after three
 * seconds, and does not stop a user from closing the window.
 */
export const SavingBadge: DocumentBadgeComponent = ({ id, type, draft, published, version }) => {
  const t = useMessages(savingMessages)
  const { isSyncing } = useSyncState(id, type)
  const connection = useConnectionState(id, type)
  const sync = useDocumentSyncState(id, type)
  const isOver = useSyncExternalStore(onSessionChange, isSessionOver)
  useKeepWindow(isSyncing)
  if (!isSyncing && !draft && !published && !version) return null
  const state = savingState({ isSyncing, isSessionOver: isOver, connection, sync })
  const color = COLOURS[state]
  return { label: t(state), title: t(`${state}.title`), ...(color && { color }) }
}

/** Makes the browser ask for confirmation before the window closes while changes are unsent. */
function useKeepWindow(isUnsent: boolean): void {
  useEffect(() => {
    if (!isUnsent) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsent])
}
