import { locales, prefixedFirst } from '../../config/locales.ts'
import { routePath } from '../../config/paths.ts'

/** A page's address with `.json` appended returns its facts; files with that name take precedence. */
export const factsRewrites = prefixedFirst.map((locale) => ({
  source: `${routePath('', locale)}/:path(.+)\\.json`,
  destination: `/facts/${locale}/:path`,
}))

/** Tool formats have addresses with file endings. */
export const agentRewrites = locales.flatMap((locale) => {
  const list = routePath('llms', locale)
  return [
    { source: `${list}.txt`, destination: `/llms/${locale}` },
    { source: `${list}-full.txt`, destination: `/llms-full/${locale}` },
    { source: `${list}/:area([^/]+)\\.txt`, destination: `/llms/${locale}/:area` },
  ]
})
