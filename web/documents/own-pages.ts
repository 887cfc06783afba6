import 'server-only'
import type { OwnPage } from 'docs-renderer'
import type { Locale } from '../config/locales.ts'
import { suggestions } from '../content/addresses/suggestions.ts'
import { cachedAnnouncements } from '../content/announcements/cached-announcements.ts'
import { cachedDeprecations } from '../content/deprecations/cached-deprecations.ts'
import { cachedSiteLayout } from '../content/site-layout/cached-site-layout.ts'
import { cachedReadingList } from '../content/sitemap/cached-reading-list.ts'
import { htmlResponse } from './html-response.ts'

async function around(locale: Locale): Promise<OwnPage> {
  const [layout, announcements] = await Promise.all([
    cachedSiteLayout(locale),
    cachedAnnouncements(locale),
  ])
  return { locale, layout, announcements }
}

/** The page of all search results. */
export const searchResponse = async (locale: Locale): Promise<Response> =>
  htmlResponse({ kind: 'search', ...(await around(locale)) })

/** The page that checks a client against the API. */
export const breaksMeResponse = async (locale: Locale): Promise<Response> =>
  htmlResponse({ kind: 'breaks-me', ...(await around(locale)) })

/** The page on which readers choose a feed. */
export async function followResponse(locale: Locale): Promise<Response> {
  const [own, list] = await Promise.all([around(locale), cachedReadingList(locale)])
  return htmlResponse({ kind: 'follow', ...own, list })
}

/** The page of all deprecations. */
export async function deprecationsResponse(locale: Locale): Promise<Response> {
  const [own, deprecations] = await Promise.all([around(locale), cachedDeprecations(locale)])
  return htmlResponse({ kind: 'deprecations', ...own, deprecations })
}

/** The not-found page for `path`, with status 404 and suggestions. */
export async function notFoundResponse(
  path: string,
  locale: Locale,
  headers: HeadersInit = {},
): Promise<Response> {
  const [own, near] = await Promise.all([around(locale), nearPages(path, locale)])
  return htmlResponse({ kind: 'not-found', ...own, path, near }, { status: 404, headers })
}

/** Without suggestions the page is still useful. */
async function nearPages(path: string, locale: Locale) {
  try {
    return await suggestions(path, locale)
  } catch (error) {
    console.error(`No pages near ${path} could be found.`, error)
    return []
  }
}
