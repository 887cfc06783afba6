import { localeConfig } from '../../config/locales.ts'
import { pageHref, pictureHref, searchHref } from '../../config/paths.ts'
import type { PageData } from '../../content/model/page-data.ts'

/** What a page is, as schema.org's TechArticle; `origin` is that of the site. */
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

/** What the site is, as schema.org's WebSite, with the way to its search. */
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
      // The braces are schema.org's, and must stay what they are.
      target: `${absolute(searchHref(locale))}?q={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  }
}
