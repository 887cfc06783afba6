import { locales } from '../locales.ts'
import { routePath } from '../paths.ts'

/** What tools read has the addresses of files. */
export const agentRewrites = locales.flatMap((locale) => {
  const list = routePath('llms', locale)
  return [
    { source: `${list}.txt`, destination: `/llms/${locale}` },
    { source: `${list}-full.txt`, destination: `/llms-full/${locale}` },
    { source: `${list}/:area([^/]+)\\.txt`, destination: `/llms/${locale}/:area` },
  ]
})
