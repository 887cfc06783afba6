import type { Metadata } from 'next'
import type { PageData } from '../../content/page-data.ts'
import { env } from '../../env.ts'
import { defaultLocale, localeConfig, locales } from '../../locales.ts'
import { markdownHref, pageHref } from '../../paths.ts'

/** The head of a documentation page. */
export function pageMetadata(page: PageData, siteName: string): Metadata {
  // Where nothing is translated the English page is the one to find.
  const canonical = pageHref(page.path, page.title.lang ?? page.locale)
  return headMetadata({
    title: page.title.text === siteName ? siteName : `${page.title.text} | ${siteName}`,
    description: page.description.text,
    path: page.path,
    locale: page.locale,
    canonical,
    markdown: markdownHref(page.path, page.locale),
    buildStamp: page.buildStamp,
    siteName,
  })
}

export interface Head {
  title: string
  description: string
  path: string
  locale: PageData['locale']
  canonical: string
  /** Where the page stands as Markdown. */
  markdown?: string
  buildStamp: string
  siteName: string
}

/** Title, addresses in all locales, and when the page was generated. */
export function headMetadata(head: Head): Metadata {
  const languages = Object.fromEntries(
    locales.map((locale) => [localeConfig[locale].htmlLang, pageHref(head.path, locale)]),
  )
  return {
    metadataBase: new URL(env.SITE_URL),
    title: head.title,
    description: head.description,
    alternates: {
      canonical: head.canonical,
      languages: { ...languages, 'x-default': pageHref(head.path, defaultLocale) },
      ...(head.markdown && { types: { 'text/markdown': head.markdown } }),
    },
    openGraph: {
      title: head.title,
      description: head.description,
      url: head.canonical,
      siteName: head.siteName,
      locale: localeConfig[head.locale].ogLocale,
      alternateLocale: locales
        .filter((locale) => locale !== head.locale)
        .map((locale) => localeConfig[locale].ogLocale),
    },
    twitter: { card: 'summary_large_image' },
    other: { 'generated-at': head.buildStamp },
  }
}
