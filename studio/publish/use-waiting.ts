import { useSyncState, useValidationStatus } from 'sanity'
import { draftIdOf } from '../../schemas/ids.ts'

/** Why a draft cannot be published at this moment. */
export type Waiting = 'saving' | 'checking' | 'errors'

/** Undefined when the draft can be published. */
export function useWaiting(
  id: string,
  type: string,
  revision: string | undefined,
): Waiting | undefined {
  const { isSyncing } = useSyncState(id, type)
  const {
    isValidating,
    validation,
    revision: checked,
  } = useValidationStatus(draftIdOf(id), type, true)
  if (isSyncing) return 'saving'
  if (isValidating || checked !== revision) return 'checking'
  return validation.some(({ level }) => level === 'error') ? 'errors' : undefined
}
