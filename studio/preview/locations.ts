import { defineLocations } from 'sanity/presentation'
import { eachOf, localeConfig, localeFields, locales, translations } from '../../schemas/locales.ts'
import { siteUrl } from '../env.ts'

const base = new URL(siteUrl).pathname.replace(/\/$/, '')

const prefixes = translations.map((locale) => localeConfig[locale].prefix)
const titles = eachOf(localeFields, (field) => `title.${field}`)

/** Where the site shows a page: in each language. */
export const pageLocations = defineLocations({
  select: { ...titles, path: 'path.current' },
  resolve: (page) => {
    const path = page?.['path']
    if (typeof path !== 'string') return null
    const title = (words: unknown) => (typeof words === 'string' && words !== '' ? words : path)
    return {
      locations: locales.map((locale) => {
        const { field, prefix } = localeConfig[locale]
        return {
          title: title(page?.[field] ?? page?.['en']),
          href: [base, prefix, path].filter((part, index) => index === 0 || part !== '').join('/'),
        }
      }),
    }
  },
})

/** The page that an address of the site shows. */
export function pageAt(context: {
  path: string
}): { filter: string; params: { path: string } } | undefined {
  const route = decodeURIComponent(context.path.slice(base.length + 1))
  const prefix = prefixes.find((known) => `${route}/`.startsWith(`${known}/`))
  const path = prefix === undefined ? route : route.slice(prefix.length + 1)
  if (path === '') return undefined
  return { filter: '_type == "page" && path.current == $path', params: { path } }
}
