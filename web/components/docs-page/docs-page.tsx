import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import { env } from '../../config/env.ts'
import type { Locale } from '../../config/locales.ts'
import { pageHref, pathFromSegments } from '../../config/paths.ts'
import { cachedAnnouncements } from '../../content/announcements/cached-announcements.ts'
import { cachedPage } from '../../content/page/cached-page.ts'
import { cachedSidebar } from '../../content/sidebar/cached-sidebar.ts'
import { cachedSiteLayout } from '../../content/site-layout/cached-site-layout.ts'
import { translator } from '../../messages/translator.ts'
import { LandingPage, landingMetadata } from '../landing/landing-page.tsx'
import { pageMetadata } from '../page-metadata/page-metadata.ts'
import { PageView } from '../page-view/page-view.tsx'
import { SharedSidebar } from '../sidebar/shared-sidebar.tsx'
import { techArticle, webSite } from './structured-data.ts'

export interface DocsRoute {
  params: Promise<{ locale: string; path?: string[] }>
}

/** The page at a route: a documentation page, the landing page, a redirect or not found. */
export async function DocsPage({ params, locale }: DocsRoute & { locale: Locale }) {
  const path = pathFromSegments((await params).path)
  if (path === '') return <Landing locale={locale} />
  const [result, layout] = await Promise.all([cachedPage(path, locale), cachedSiteLayout(locale)])
  if (result.kind === 'missing') notFound()
  if (result.kind === 'redirect') permanentRedirect(result.to)
  const { data: page } = result
  const [sidebar, announcements] = await Promise.all([
    page.sidebar && cachedSidebar(page.sidebar.id, locale),
    cachedAnnouncements(locale, page.sidebar?.id),
  ])
  const shared = { href: pageHref(page.path, locale), t: translator(locale) }
  const tree =
    sidebar && ((name: string) => <SharedSidebar sidebar={sidebar} name={name} {...shared} />)
  const article = techArticle(page, layout.siteName.text, env.SITE_URL)
  return (
    <>
      <StructuredData data={article} />
      <PageView page={page} layout={layout} announcements={announcements} tree={tree} />
    </>
  )
}

async function Landing({ locale }: { locale: Locale }) {
  const { siteName, tagline } = await cachedSiteLayout(locale)
  const about = { name: siteName.text, description: tagline.text }
  return (
    <>
      <StructuredData data={webSite(about, locale, env.SITE_URL)} />
      <LandingPage locale={locale} />
    </>
  )
}

export async function docsMetadata({ params }: DocsRoute, locale: Locale): Promise<Metadata> {
  const path = pathFromSegments((await params).path)
  if (path === '') return landingMetadata(locale)
  const [result, layout] = await Promise.all([cachedPage(path, locale), cachedSiteLayout(locale)])
  return result.kind === 'page' ? pageMetadata(result.data, layout.siteName.text) : {}
}

/** `data` for search engines, as JSON-LD; no text in it can end the element. */
function StructuredData({ data }: { data: object }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
