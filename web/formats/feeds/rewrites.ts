import { locales } from '../../config/locales.ts'
import { changelogPath, routePath } from '../../config/paths.ts'

/** A feed ends as the facts of a page do, and is none. */
export const feedRewrites = locales.map((locale) => ({
  source: `${routePath(changelogPath, locale)}/feed.json`,
  destination: `/${locale}/${changelogPath}/feed.json`,
}))
