import { locales } from '../../config/locales.ts'
import { changelogPath, routePath } from '../../config/paths.ts'

/** Feed addresses end like those of page facts, so they need rewrites of their own. */
export const feedRewrites = locales.flatMap((locale) =>
  ['feed.json', 'changes.json', 'parts.json'].map((file) => ({
    source: `${routePath(changelogPath, locale)}/${file}`,
    destination: `/${locale}/${changelogPath}/${file}`,
  })),
)
