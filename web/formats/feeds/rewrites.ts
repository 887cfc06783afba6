import { locales } from '../../config/locales.ts'
import { changelogPath, routePath } from '../../config/paths.ts'

/** A feed ends as the facts of a page do, and is none. */
export const feedRewrites = locales.flatMap((locale) =>
  ['feed.json', 'changes.json', 'parts.json'].map((file) => ({
    source: `${routePath(changelogPath, locale)}/${file}`,
    destination: `/${locale}/${changelogPath}/${file}`,
  })),
)
