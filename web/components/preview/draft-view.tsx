import { stegaClean } from '@sanity/client/stega'
import type { Locale } from '../../config/locales.ts'
import type { ShownAnnouncement } from '../../content/announcements/announcements.ts'
import type { Landing } from '../../content/landing/landing.ts'
import type { LoadedPage } from '../../content/page/page.ts'
import type { OpenLink } from '../../content/preview/preview-link.ts'
import type { SiteLayout } from '../../content/site-layout/site-layout.ts'
import { translator } from '../../messages/translator.ts'
import type { HeadData } from '../document/head.tsx'
import { Island } from '../island/island.tsx'
import { LandingView } from '../landing/landing-view.tsx'
import { PageView } from '../page-view/page-view.tsx'
import type { DraftToolsProps } from './draft-tools.client.tsx'
import { LinkBanner } from './link-banner.tsx'

export interface DraftPage {
  locale: Locale
  layout: SiteLayout
  announcements: readonly ShownAnnouncement[]
  /** A draft may be half done: then an error tells the writer what is missing. */
  shown: { page: LoadedPage } | { landing: Landing } | { error: string }
  /** By which somebody came whom the Studio does not know; absent for those whom it let in. */
  link: OpenLink | undefined
}

/** A page as it is while it is written. */
export function DraftView({ locale, layout, announcements, shown, link }: DraftPage) {
  return (
    <>
      {link && <LinkBanner link={link} />}
      {'error' in shown ? (
        <main id="main" tabIndex={-1}>
          <pre>{shown.error}</pre>
        </main>
      ) : 'page' in shown ? (
        <PageView
          page={shown.page}
          layout={layout}
          announcements={announcements}
          tree={shown.page.sidebar?.items}
        />
      ) : (
        <LandingView {...{ layout, announcements, locale }} landing={shown.landing} />
      )}
    </>
  )
}

/** What drafts are shown with to whom the Studio let in; it stays while pages change. */
export function DraftToolbar({ locale }: { locale: Locale }) {
  const t = translator(locale)
  const words = { shown: t('preview.shown'), leave: t('preview.leave') }
  return <Island<DraftToolsProps> name="draft" props={{ words }} atOnce />
}

export function draftHead({ layout, shown }: DraftPage): HeadData {
  const siteName = layout.siteName.text
  const title = 'page' in shown ? `${shown.page.title.text} | ${siteName}` : siteName
  return { title: stegaClean(title), robots: 'noindex' }
}
