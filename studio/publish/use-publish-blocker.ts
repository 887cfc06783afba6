import { type Path, useSyncState, useValidationStatus } from 'sanity'
import { draftIdOf } from '../../schemas/ids.ts'
import { defaultLocale, type Locale, localeOfField, locales } from '../../schemas/locales.ts'

/** The reason why a draft cannot be published at the moment. */
export type PublishBlocker = 'saving' | 'checking' | 'errors'

/** Returns why the draft's changes in these languages cannot be published, or undefined if they can. */
export function usePublishBlocker(
  id: string,
  type: string,
  revision: string | undefined,
  languages: readonly Locale[] = locales,
): PublishBlocker | undefined {
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

/** Returns the language of a path: a path outside translations belongs to the default language. */
const languageAt = (path: Path): Locale =>
  path.flatMap((step) => localeOfField(step) ?? [])[0] ?? defaultLocale
