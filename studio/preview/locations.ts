import { defineLocations } from 'sanity/presentation'
import { eachOf, localeConfig, localeFields, locales, translations } from '../../schemas/locales.ts'
import { siteUrl } from '../env.ts'

/** The site's base path, without a trailing slash. */
export const base = new URL(siteUrl).pathname.replace(/\/$/, '')

const prefixes = translations.map((locale) => localeConfig[locale].prefix)
const titles = eachOf(localeFields, (field) => `title.${field}`)

/** Returns the path's location in each language, titled by `words`, or by `untitled` if `words` has no title. */
const locationsOf = (words: Record<string, unknown> | null, path: string, untitled: string) => ({
  locations: locales.map((locale) => {
    const { field, prefix } = localeConfig[locale]
    const title = words?.[field] ?? words?.['en']
    const parts = [base, prefix, path].filter((part, index) => index === 0 || part !== '')
    return {
      title: typeof title === 'string' && title !== '' ? title : untitled,
      href: parts.join('/') || '/',
    }
  }),
})

/** The locations of a page: one per language. */
export const pageLocations = defineLocations({
  select: { ...titles, path: 'path.current' },
  resolve: (page) => {
    const path = page?.['path']
    return typeof path === 'string' ? locationsOf(page, path, path) : null
  },
})

/** The locations of the landing page, whose content the settings document holds. */
export const settingsLocations = defineLocations({
  select: eachOf(localeFields, (field) => `landing.title.${field}`),
  resolve: (words) => locationsOf(words, '', base || '/'),
})

/** The location of an announcement: a page of its first section, or the landing page if it has no section. */
export const announcementLocations = defineLocations({
  select: {
    ...eachOf(localeFields, (field) => `text.${field}`),
    path: 'sections.0.entry.path.current',
  },
  resolve: (announcement) => {
    const path = announcement?.['path']
    return typeof path === 'string'
      ? locationsOf(announcement, path, path)
      : locationsOf(announcement, '', base || '/')
  },
})

/**
 * Returns the query for the document of an address: its page, or the settings, which hold the landing page. If an
 * address had no document, Presentation would list every document on the page and listen to each by its id; with the
 * sidebars those ids exceed the length of the listener's address, and Presentation would retry forever.
 */
export function documentAt(context: { path: string }): {
  filter: string
  params: { path: string }
} {
  const route = decodeURIComponent(context.path.slice(base.length)).replace(/^\//, '')
  const prefix = prefixes.find((known) => `${route}/`.startsWith(`${known}/`))
  const path = prefix === undefined ? route : route.slice(prefix.length + 1)
  const page = '_type == "page" && path.current == $path'
  return {
    filter: `${page} || _id == "siteSettings" && !defined(*[${page}][0]._id)`,
    params: { path },
  }
}
