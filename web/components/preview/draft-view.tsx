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
  /** The content, or an error that tells the writer what an incomplete draft lacks. */
  shown: { page: LoadedPage } | { landing: Landing } | { error: string }
  /** The preview link by which the reader came; undefined for users that the Studio has let in. */
  link: OpenLink | undefined
}

/** A page as a draft. */
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

/** The draft tools for users that the Studio has let in; they stay when pages change in place. */
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
