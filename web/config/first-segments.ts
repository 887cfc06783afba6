import { RESERVED_SEGMENTS } from '../../schemas/validation/reserved-routes.ts'
import { localeConfig, locales } from './locales.ts'

/** What the site has below the prefix of each locale beside the documents. */
export const ownPages = ['search', 'breaks-me', 'feedback', 'page-not-found'] as const

/** First segments of addresses that are no page of the default locale. */
export const notDefault: readonly string[] = [
  ...RESERVED_SEGMENTS.filter((segment) => !ownPages.some((own) => own === segment)),
  ...locales.flatMap((locale) => [locale, localeConfig[locale].prefix].filter(Boolean)),
  '_next',
  'icon.svg',
  'robots.txt',
  'sitemap.xml',
]

/** In the `source` of a rewrite: a first segment that is none of `names`, of characters in `of`. */
export const segmentExcept = (names: readonly string[], of = '[^/]'): string =>
  `:first((?!(?:${names.map((name) => name.replace('.', '\\.')).join('|')})(?:/|$))${of}+)`
