import type { Metadata } from 'next'
import type { Locale } from '../../config/locales.ts'
import { searchHref } from '../../config/paths.ts'
import { cachedChrome } from '../../content/site-layout/cached-chrome.ts'
import { translator } from '../../messages/translator.ts'
import { searchConnection } from '../../search/connection.ts'
import { CrashSafe } from '../crash/crash-safe.tsx'
import { Drawer } from '../drawer/drawer.tsx'
import { Footer } from '../footer/footer.tsx'
import { Navbar } from '../navbar/navbar.tsx'
import { searchLabels } from '../search/search-labels.ts'
import { SearchPage } from '../search/search-page.client.tsx'
import styles from './search-view.module.css'

/** The page of all results, with everything around it. */
export async function SearchView({ locale }: { locale: Locale }) {
  const chrome = await cachedChrome(locale)
  const t = translator(locale)
  return (
    <>
      <Navbar chrome={chrome} locale={locale} path="search" drawerId="drawer-search" t={t} />
      <Drawer id="drawer-search" chrome={chrome} locale={locale} path="search" t={t} />
      <main id="main" className={styles.page} tabIndex={-1} data-needs-framework="">
        <CrashSafe locale={locale}>
          <SearchPage
            connection={searchConnection(locale, [chrome.version, ...chrome.versions])}
            labels={searchLabels(locale)}
            locale={locale}
            reportUrl={chrome.reportSearchUrl}
            versions={chrome.versions}
          />
          <p className={styles.needsScripts}>{t('search.noScript')}</p>
        </CrashSafe>
      </main>
      <Footer chrome={chrome} href={searchHref(locale)} t={t} />
    </>
  )
}

export async function searchMetadata(locale: Locale): Promise<Metadata> {
  const chrome = await cachedChrome(locale)
  return {
    title: `${searchLabels(locale).title} | ${chrome.siteName.text}`,
    robots: { index: false, follow: true },
  }
}
