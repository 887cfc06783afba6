import { localeConfig } from '../../config/locales.ts'
import type { SitemapPage } from '../../content/sitemap/sitemap.ts'

export interface SitemapEntry {
  url: string
  /** Addresses of the page by language; `x-default` for all other languages. */
  languages: Record<string, string>
  /** ISO 8601 */
  lastModified?: string
}

/** One entry for each address, with the page's addresses in all languages. */
export function sitemapEntries(pages: readonly SitemapPage[], origin: string): SitemapEntry[] {
  return pages.flatMap(({ hrefs, updated }) => {
    const absolute = hrefs.map(({ locale, href }) => ({
      hreflang: localeConfig[locale].htmlLang,
      url: new URL(href, origin).href,
    }))
    const languages = Object.fromEntries([
      ...absolute.map(({ hreflang, url }) => [hreflang, url] as const),
      ...absolute.slice(0, 1).map(({ url }) => ['x-default', url] as const),
    ])
    return absolute.map(({ url }) => ({
      url,
      languages,
      ...(updated !== undefined && { lastModified: updated }),
    }))
  })
}
