import { defineLocations } from 'sanity/presentation'
import { eachOf, localeConfig, localeFields, locales, translations } from '../../schemas/locales.ts'
import { siteUrl } from '../env.ts'

/** Where the site begins: no slash last. */
export const base = new URL(siteUrl).pathname.replace(/\/$/, '')

const prefixes = translations.map((locale) => localeConfig[locale].prefix)
const titles = eachOf(localeFields, (field) => `title.${field}`)

/** An address in each language, by the title that `words` has there; `untitled` where they have none. */
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

/** Where the site shows a page: in each language. */
export const pageLocations = defineLocations({
  select: { ...titles, path: 'path.current' },
  resolve: (page) => {
    const path = page?.['path']
    return typeof path === 'string' ? locationsOf(page, path, path) : null
  },
})

/** Where the landing page is shown, whose words stand in the settings. */
export const settingsLocations = defineLocations({
  select: eachOf(localeFields, (field) => `landing.title.${field}`),
  resolve: (words) => locationsOf(words, '', base || '/'),
})

/** Where an announcement shows: beside the pages of its first section, or everywhere, as on the landing page. */
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
 * The document of an address of the site: its page, or the settings where no page is, as they hold the landing
 * page. Without a document Presentation lists all that the site shows there, and listens for each by its id: with
 * the sidebars that is more than the address of a listener holds, and it tries again without end.
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
