import 'server-only'
import type { Locale } from '../config/locales.ts'
import { basePath } from '../config/paths.ts'
import { cachedAnnouncements } from '../content/announcements/cached-announcements.ts'
import { cachedLanding } from '../content/landing/cached-landing.ts'
import { cachedPage } from '../content/page/cached-page.ts'
import { cachedSidebar } from '../content/sidebar/cached-sidebar.ts'
import { cachedSiteLayout } from '../content/site-layout/cached-site-layout.ts'
import { htmlResponse } from './html-response.ts'
import { notFoundResponse } from './own-pages.ts'

/** The response for `path`: a documentation page, the landing page, a redirect, or the not-found page. */
export async function pageResponse(path: string, locale: Locale): Promise<Response> {
  if (path === '') return landingResponse(locale)
  const [result, layout] = await Promise.all([cachedPage(path, locale), cachedSiteLayout(locale)])
  if (result.kind === 'missing') return notFoundResponse(path, locale)
  if (result.kind === 'redirect')
    return new Response(null, { status: 308, headers: { Location: `${basePath}${result.to}` } })
  const { data: page } = result
  const [sidebar, announcements] = await Promise.all([
    page.sidebar && cachedSidebar(page.sidebar.id, locale),
    cachedAnnouncements(locale, page.sidebar?.id),
  ])
  return htmlResponse({ kind: 'page', locale, page, layout, announcements, sidebar })
}

async function landingResponse(locale: Locale): Promise<Response> {
  const [layout, announcements, landing] = await Promise.all([
    cachedSiteLayout(locale),
    cachedAnnouncements(locale),
    cachedLanding(locale),
  ])
  return htmlResponse({ kind: 'landing', locale, layout, announcements, landing })
}
