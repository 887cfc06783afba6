import type { MetadataRoute } from 'next'
import type { SitemapPage } from '../content/sitemap.ts'
import { localeConfig } from '../locales.ts'

/** One entry for each address, with the other languages of the same page beside it. */
export function sitemapEntries(
  pages: readonly SitemapPage[],
  origin: string,
): MetadataRoute.Sitemap {
  return pages.flatMap(({ hrefs, updated }) => {
    const absolute = hrefs.map(({ locale, href }) => ({
      hreflang: localeConfig[locale].htmlLang,
      url: new URL(href, origin).href,
    }))
    const languages = Object.fromEntries(absolute.map(({ hreflang, url }) => [hreflang, url]))
    return absolute.map(({ url }) => ({
      url,
      ...(updated !== undefined && { lastModified: updated }),
      alternates: { languages: { ...languages, 'x-default': absolute[0]?.url } },
    }))
  })
}
