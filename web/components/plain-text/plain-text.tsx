import { localeConfig } from '../../config/locales.ts'
import type { LocalizedText } from '../../content/model/localized-text.ts'

/** Words of the lake as they are, in their own language when it is another. */
export function PlainText({ text: { text, lang } }: { text: LocalizedText }) {
  return lang ? <span lang={localeConfig[lang].htmlLang}>{text}</span> : text
}
