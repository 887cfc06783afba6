import { useSyncState, useValidationStatus } from 'sanity'
import { draftIdOf } from '../../schemas/ids.ts'
import { useMessages } from '../interface/use-messages.ts'
import { publishMessages } from './publish-messages.ts'

/** Why the draft cannot be published at this moment; undefined when it can. */
export function useWaiting(
  id: string,
  type: string,
  revision: string | undefined,
): string | undefined {
  const t = useMessages(publishMessages)
  const { isSyncing } = useSyncState(id, type)
  const {
    isValidating,
    validation,
    revision: checked,
  } = useValidationStatus(draftIdOf(id), type, true)
  if (isSyncing) return t('waiting.saving')
  if (isValidating || checked !== revision) return t('waiting.checking')
  if (validation.some(({ level }) => level === 'error')) return t('waiting.errors')
  return undefined
}
