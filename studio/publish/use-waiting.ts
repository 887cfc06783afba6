import { useSyncState, useValidationStatus } from 'sanity'
import { draftIdOf } from '../../schemas/publishing/stored.ts'

/** Why the draft cannot be published at this moment; undefined when it can. */
export function useWaiting(
  id: string,
  type: string,
  revision: string | undefined,
): string | undefined {
  const { isSyncing } = useSyncState(id, type)
  const {
    isValidating,
    validation,
    revision: checked,
  } = useValidationStatus(draftIdOf(id), type, true)
  if (isSyncing) return 'Saving …'
  if (isValidating || checked !== revision) return 'Checking …'
  if (validation.some(({ level }) => level === 'error'))
    return 'The page has errors: close this, and mend what the form shows in red.'
  return undefined
}
