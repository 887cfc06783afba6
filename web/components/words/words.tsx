import { localeConfig } from '../../config/locales.ts'
import type { LocalizedText } from '../../content/model/localized-text.ts'

/** Words of the lake as they are, in their own language when it is another. */
export function Words({ copy: { text, lang } }: { copy: LocalizedText }) {
  return lang ? <span lang={localeConfig[lang].htmlLang}>{text}</span> : text
}
