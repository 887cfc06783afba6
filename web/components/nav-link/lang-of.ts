import { localeConfig } from '../../config/locales.ts'
import type { Copy } from '../../content/model/page-data.ts'

/** The `lang` of words that are in another language than the page. */
export function langOf({ lang }: Copy): string | undefined {
  return lang && localeConfig[lang].htmlLang
}
