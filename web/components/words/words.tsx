import { localeConfig } from '../../config/locales.ts'
import type { Copy } from '../../content/model/page-data.ts'

/** Words of the lake as they are, in their own language when it is another. */
export function Words({ copy: { text, lang } }: { copy: Copy }) {
  return lang ? <span lang={localeConfig[lang].htmlLang}>{text}</span> : text
}
