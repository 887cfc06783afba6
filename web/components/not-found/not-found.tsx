import type { Metadata } from 'next'
import { cachedChrome } from '../../content/cached-chrome.ts'
import type { Locale } from '../../locales.ts'
import { pageHref } from '../../paths.ts'
import { Drawer } from '../drawer/drawer.tsx'
import { Footer } from '../footer/footer.tsx'
import { translator } from '../intl/translator.ts'
import { Navbar } from '../navbar/navbar.tsx'
import styles from './not-found.module.css'

/** Said, with status 404, where no page is. */
export async function NotFound({ locale }: { locale: Locale }) {
  const chrome = await cachedChrome(locale)
  const t = translator(locale)
  return (
    <>
      <title>{`${t('notFound.title')} | ${chrome.siteName.text}`}</title>
      <Navbar chrome={chrome} locale={locale} path="" drawerId="drawer-not-found" t={t} />
      <Drawer id="drawer-not-found" chrome={chrome} locale={locale} path="" t={t} />
      <main id="main" className={styles.page} tabIndex={-1}>
        <p className={styles.code} aria-hidden="true">
          404
        </p>
        <h1>{t('notFound.title')}</h1>
        <p>{t('notFound.text')}</p>
        <p>{t('notFound.contact')}</p>
        <a href={pageHref('', locale)}>{t('nav.home')}</a>
      </main>
      <Footer chrome={chrome} t={t} />
    </>
  )
}

export const notFoundMetadata: Metadata = { robots: { index: false, follow: true } }
