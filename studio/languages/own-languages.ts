import { isAdministrator, onlyTranslates } from '../../schemas/access.ts'
import { defaultLocale, type Locale, locales, translations } from '../../schemas/locales.ts'

/** The languages that a person publishes by their role; structure goes with the first of all. */
export function ownLanguages(user: { roles: { name: string }[] } | null): readonly Locale[] {
  if (isAdministrator(user)) return locales
  return onlyTranslates(user) ? translations : [defaultLocale]
}
