import { defaultLocale, type Locale, localeConfig, locales } from '../../config/locales.ts'
import { pageHref } from '../../config/paths.ts'
import type { HeadData } from '../document/head.tsx'

export interface RouteWords {
  title: string
  description: string
  siteName: string
}

/** Head of a page at `path` that is no documentation page and exists in every locale. */
export function routeMetadata(
  locale: Locale,
  path: string,
  { title, description, siteName }: RouteWords,
): HeadData {
  const href = (other: Locale) => pageHref(path, other)
  const languages = locales.map((other) => [localeConfig[other].htmlLang, href(other)])
  return {
    title: `${title} | ${siteName}`,
    description,
    canonical: href(locale),
    languages: { ...Object.fromEntries(languages), 'x-default': href(defaultLocale) },
  }
}
