import { localeConfig } from '../../config/locales.ts'
import { pageHref, pictureHref, searchHref } from '../../config/paths.ts'
import type { PageData } from '../../content/model/page-data.ts'

/** A page as schema.org's TechArticle; `origin` is the site's. */
export function techArticle(page: PageData, siteName: string, origin: string) {
  const absolute = (href: string) => new URL(href, origin).href
  return {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: page.title.text,
    description: page.description.text.replaceAll('`', ''),
    url: absolute(pageHref(page.path, page.locale)),
    inLanguage: localeConfig[page.title.lang ?? page.locale].htmlLang,
    image: absolute(pictureHref(page.path, page.locale)),
    ...(page.updated !== undefined && { dateModified: page.updated }),
    isPartOf: {
      '@type': 'WebSite',
      name: siteName,
      url: absolute(pageHref('', page.locale)),
    },
  }
}

/** The site as schema.org's WebSite, with its search address. */
export function webSite(
  { name, description }: { name: string; description: string },
  locale: PageData['locale'],
  origin: string,
) {
  const absolute = (href: string) => new URL(href, origin).href
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name,
    description,
    url: absolute(pageHref('', locale)),
    inLanguage: localeConfig[locale].htmlLang,
    potentialAction: {
      '@type': 'SearchAction',
      // A placeholder defined by schema.org.
      target: `${absolute(searchHref(locale))}?q={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  }
}
