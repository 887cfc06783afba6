import type { Copy } from '../../content/page-data.ts'
import { localeConfig } from '../../locales.ts'

/** The `lang` of words that are in another language than the page. */
export function langOf({ lang }: Copy): string | undefined {
  return lang && localeConfig[lang].htmlLang
}
