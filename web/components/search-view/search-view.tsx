import type { Metadata } from 'next'
import type { Locale } from '../../config/locales.ts'
import { searchHref } from '../../config/paths.ts'
import { cachedAnnouncements } from '../../content/announcements/cached-announcements.ts'
import { cachedSiteLayout } from '../../content/site-layout/cached-site-layout.ts'
import { translator } from '../../messages/translator.ts'
import { searchConnection } from '../../search/connection.ts'
import { CrashSafe } from '../crash/crash-safe.tsx'
import { Drawer } from '../drawer/drawer.tsx'
import { Footer } from '../footer/footer.tsx'
import { Navbar } from '../navbar/navbar.tsx'
import { SearchPage } from '../search/page/search-page.client.tsx'
import { searchLabels } from '../search/words/search-labels.ts'
import styles from './search-view.module.css'

/** The page of all results, with everything around it. */
export async function SearchView({ locale }: { locale: Locale }) {
  const [layout, announcements] = await Promise.all([
    cachedSiteLayout(locale),
    cachedAnnouncements(locale),
  ])
  const t = translator(locale)
  return (
    <>
      <Navbar {...{ layout, announcements, locale, t }} path="search" drawerId="drawer-search" />
      <Drawer id="drawer-search" layout={layout} locale={locale} path="search" t={t} />
      <main id="main" className={styles.page} tabIndex={-1} data-needs-framework="">
        <CrashSafe locale={locale}>
          <SearchPage
            connection={searchConnection(locale, [layout.version, ...layout.versions])}
            labels={searchLabels(locale)}
            locale={locale}
            reportUrl={layout.reportSearchUrl}
            versions={layout.versions}
          />
          <p className={styles.needsScripts}>{t('search.noScript')}</p>
        </CrashSafe>
      </main>
      <Footer layout={layout} href={searchHref(locale)} t={t} />
    </>
  )
}

export async function searchMetadata(locale: Locale): Promise<Metadata> {
  const layout = await cachedSiteLayout(locale)
  return {
    title: `${searchLabels(locale).title} | ${layout.siteName.text}`,
    robots: { index: false, follow: true },
  }
}
