import 'server-only'
import { nearestPaths } from '../../../schemas/nearest-paths.ts'
import { localeConfig } from '../../config/locales.ts'
import { localeOfAddress, pageHref, pathOfAddress } from '../../config/paths.ts'
import { cachedPageList } from '../../content/addresses/cached-page-list.ts'
import { textIn } from '../../content/model/localized-text.ts'
import type { Suggestion } from './suggestion.ts'

/** The pages that may have been meant by `address`, in its language, the likeliest first. */
export async function suggestions(address: string): Promise<Suggestion[]> {
  const locale = localeOfAddress(address)
  return nearestPaths(pathOfAddress(address), await cachedPageList()).map(({ path, title }) => {
    const { text, lang } = textIn(title, locale)
    return {
      href: pageHref(path, locale),
      title: text || path,
      lang: lang && localeConfig[lang].htmlLang,
    }
  })
}
