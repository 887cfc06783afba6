import { isAdministrator, onlyTranslates } from '../../schemas/access.ts'
import { defaultLocale, type Locale, locales, translations } from '../../schemas/locales.ts'

/** Returns the languages that a user's role publishes; structural fields are published with the default language. */
export function ownLanguages(user: { roles: { name: string }[] } | null): readonly Locale[] {
  if (isAdministrator(user)) return locales
  return onlyTranslates(user) ? translations : [defaultLocale]
}
