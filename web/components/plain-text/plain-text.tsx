import { localeConfig } from '../../config/locales.ts'
import type { LocalizedText } from '../../content/model/localized-text.ts'

/** Localised text, marked with its language if it differs from the page's. */
export function PlainText({ text: { text, lang } }: { text: LocalizedText }) {
  return lang ? <span lang={localeConfig[lang].htmlLang}>{text}</span> : text
}
