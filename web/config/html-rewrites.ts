import { locales } from './locales.ts'
import { routePath } from './paths.ts'

/**
 * The pages that are no documents, under the addresses that files would have. Documents are looked
 * up by their address first, and then without its `.html`.
 */
export const htmlRewrites = locales.flatMap((locale) => {
  const landing = routePath('', locale)
  const search = routePath('search', locale)
  return [
    { source: `${landing}/index.html`, destination: `/${locale}` },
    ...(landing ? [{ source: `${landing}.html`, destination: `/${locale}` }] : []),
    { source: `${search}.html`, destination: `/${locale}/search` },
    { source: `${search}/index.html`, destination: `/${locale}/search` },
  ]
})
