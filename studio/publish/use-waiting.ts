import { useSyncState, useValidationStatus } from 'sanity'
import { draftIdOf } from '../../schemas/ids.ts'
import { useWords } from '../interface/use-words.ts'
import { publishWords } from './publish-words.ts'

/** Why the draft cannot be published at this moment; undefined when it can. */
export function useWaiting(
  id: string,
  type: string,
  revision: string | undefined,
): string | undefined {
  const say = useWords(publishWords)
  const { isSyncing } = useSyncState(id, type)
  const {
    isValidating,
    validation,
    revision: checked,
  } = useValidationStatus(draftIdOf(id), type, true)
  if (isSyncing) return say('waiting.saving')
  if (isValidating || checked !== revision) return say('waiting.checking')
  if (validation.some(({ level }) => level === 'error')) return say('waiting.errors')
  return undefined
}
