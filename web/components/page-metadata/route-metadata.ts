import type { Metadata } from 'next'
import { env } from '../../config/env.ts'
import { defaultLocale, type Locale, localeConfig, locales } from '../../config/locales.ts'
import { pageHref } from '../../config/paths.ts'
import { cachedSiteLayout } from '../../content/site-layout/cached-site-layout.ts'

interface Words {
  title: string
  description: string
}

/** The metadata of a page at `path` that is no document, and is there in every locale. */
export async function routeMetadata(
  locale: Locale,
  path: string,
  { title, description }: Words,
): Promise<Metadata> {
  const { siteName } = await cachedSiteLayout(locale)
  const href = (other: Locale) => pageHref(path, other)
  const languages = locales.map((other) => [localeConfig[other].htmlLang, href(other)])
  return {
    metadataBase: new URL(env.SITE_URL),
    title: `${title} | ${siteName.text}`,
    description,
    alternates: {
      canonical: href(locale),
      languages: { ...Object.fromEntries(languages), 'x-default': href(defaultLocale) },
    },
  }
}
