import { locales } from './locales.ts'
import { breaksMePath, routePath } from './paths.ts'

/**
 * The pages that are no documents, under the addresses that files would have. Documents are looked
 * up by their address first, and then without its `.html`.
 */
export const htmlRewrites = locales.flatMap((locale) => {
  const landing = routePath('', locale)
  return [
    { source: `${landing}/index.html`, destination: `/${locale}` },
    ...(landing ? [{ source: `${landing}.html`, destination: `/${locale}` }] : []),
    ...['search', breaksMePath].flatMap((page) => {
      const address = routePath(page, locale)
      const destination = `/${locale}/${page}`
      return [
        { source: `${address}.html`, destination },
        { source: `${address}/index.html`, destination },
      ]
    }),
  ]
})
