import { notDefault, segmentExcept } from './first-segments.ts'
import { defaultLocale, localeConfig, locales } from './locales.ts'

/** Those whose addresses do not begin as their routes do. */
const renamed = locales
  .map((locale) => ({ locale, prefix: localeConfig[locale].prefix }))
  .filter(({ locale, prefix }) => locale !== prefix)

/** All pages are below `[locale]`; readers see the locale's prefix in its place, which is none for the default. */
export const localeRewrites = [
  ...renamed
    .filter(({ locale }) => locale !== defaultLocale)
    .map(({ locale, prefix }) => ({
      source: `/${prefix}/:rest*`,
      destination: `/${locale}/:rest*`,
    })),
  { source: '/', destination: `/${defaultLocale}` },
  {
    source: `/${segmentExcept(notDefault)}/:rest*`,
    destination: `/${defaultLocale}/:first/:rest*`,
  },
]

/** A route is no second address of its page. */
export const localeRedirects = renamed.map(({ locale, prefix }) => ({
  source: `/${locale}/:rest*`,
  destination: prefix === '' ? '/:rest*' : `/${prefix}/:rest*`,
  permanent: true,
}))
