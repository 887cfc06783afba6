import 'server-only'
import { nearestPaths } from '../../../schemas/nearest-paths.ts'
import { type Locale, localeConfig } from '../../config/locales.ts'
import { pageHref } from '../../config/paths.ts'
import { textIn } from '../model/localized-text.ts'
import { cachedPageList } from './cached-page-list.ts'

/** A page that the reader may have meant by a path without a page. */
export interface Suggestion {
  href: string
  title: string
  /** Language tag of the title, set when it differs from the page's. */
  lang?: string | undefined
}

/** The pages whose paths are nearest to `wanted`, the nearest first. */
export async function suggestions(wanted: string, locale: Locale): Promise<Suggestion[]> {
  return nearestPaths(wanted, await cachedPageList()).map(({ path, title }) => {
    const { text, lang } = textIn(title, locale)
    return {
      href: pageHref(path, locale),
      title: text || path,
      lang: lang && localeConfig[lang].htmlLang,
    }
  })
}
