import { localeConfig } from '../../config/locales.ts'
import type { LocalizedText } from '../../content/model/localized-text.ts'

/** The `lang` attribute for text in another language than the page's. */
export function langOf({ lang }: LocalizedText): string | undefined {
  return lang && localeConfig[lang].htmlLang
}
