import { type Path, useSyncState, useValidationStatus } from 'sanity'
import { draftIdOf } from '../../schemas/ids.ts'
import { defaultLocale, type Locale, localeOfField, locales } from '../../schemas/locales.ts'

/** Why a draft cannot be published at this moment. */
export type Waiting = 'saving' | 'checking' | 'errors'

/** Undefined when what is of these languages in the draft can be published. */
export function useWaiting(
  id: string,
  type: string,
  revision: string | undefined,
  languages: readonly Locale[] = locales,
): Waiting | undefined {
  const { isSyncing } = useSyncState(id, type)
  const {
    isValidating,
    validation,
    revision: checked,
  } = useValidationStatus(draftIdOf(id), type, true)
  if (isSyncing) return 'saving'
  if (isValidating || checked !== revision) return 'checking'
  const isWrong = validation.some(
    ({ level, path }) => level === 'error' && languages.includes(languageAt(path)),
  )
  return isWrong ? 'errors' : undefined
}

/** The language of what stands at a path: all that is no translation goes with the English. */
const languageAt = (path: Path): Locale =>
  path.flatMap((step) => localeOfField(step) ?? [])[0] ?? defaultLocale
