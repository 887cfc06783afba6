import { env } from '../../config/env.ts'
import type { Locale } from '../../config/locales.ts'
import { pageHref } from '../../config/paths.ts'
import type { ShownAnnouncement } from '../../content/announcements/announcements.ts'
import type { Landing } from '../../content/landing/landing.ts'
import type { PageData, Sidebar } from '../../content/model/page-data.ts'
import { markCurrent } from '../../content/sidebar/mark-current.ts'
import type { SiteLayout } from '../../content/site-layout/site-layout.ts'
import { LandingView } from '../landing/landing-view.tsx'
import { PageView } from '../page-view/page-view.tsx'
import { techArticle, webSite } from './structured-data.ts'

export interface DocsPageProps {
  page: PageData
  layout: SiteLayout
  announcements: readonly ShownAnnouncement[]
  /** The page's sidebar without a marked item; undefined for a page without one. */
  sidebar: Pick<Sidebar, 'items'> | undefined
}

/** A documentation page, with its structured data for search engines. */
export function DocsPage({ page, layout, announcements, sidebar }: DocsPageProps) {
  const items = sidebar && markCurrent(sidebar, pageHref(page.path, page.locale)).items
  return (
    <>
      <StructuredData data={techArticle(page, layout.siteName.text, env.SITE_URL)} />
      <PageView page={page} layout={layout} announcements={announcements} tree={items} />
    </>
  )
}

export interface LandingPageProps {
  locale: Locale
  layout: SiteLayout
  announcements: readonly ShownAnnouncement[]
  landing: Landing
}

/** The landing page, with the site's structured data for search engines. */
export function LandingPage(props: LandingPageProps) {
  const { siteName, tagline } = props.layout
  const about = { name: siteName.text, description: tagline.text }
  return (
    <>
      <StructuredData data={webSite(about, props.locale, env.SITE_URL)} />
      <LandingView {...props} />
    </>
  )
}

/** `data` as JSON-LD, escaped so that no text can end the element. */
function StructuredData({ data }: { data: object }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
