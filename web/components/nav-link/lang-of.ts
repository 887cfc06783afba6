import { localeConfig } from '../../config/locales.ts'
import type { LocalizedText } from '../../content/model/localized-text.ts'

/** The `lang` of words that are in another language than the page. */
export function langOf({ lang }: LocalizedText): string | undefined {
  return lang && localeConfig[lang].htmlLang
}
