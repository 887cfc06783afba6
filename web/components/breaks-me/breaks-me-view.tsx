import type { Metadata } from 'next'
import type { Locale } from '../../config/locales.ts'
import { breaksMePath, pageHref } from '../../config/paths.ts'
import { cachedAnnouncements } from '../../content/announcements/cached-announcements.ts'
import { cachedSiteLayout } from '../../content/site-layout/cached-site-layout.ts'
import { translator } from '../../messages/translator.ts'
import { CrashSafe } from '../crash/crash-safe.tsx'
import { Drawer } from '../drawer/drawer.tsx'
import { Footer } from '../footer/footer.tsx'
import { Navbar } from '../navbar/navbar.tsx'
import own from '../own-page/own-page.module.css'
import { routeMetadata } from '../page-metadata/route-metadata.ts'
import { BreaksMe } from './breaks-me.client.tsx'
import styles from './breaks-me-view.module.css'
import { breaksMeLabels } from './labels.ts'

/** Address of the worker that reads clients; next.config says it. */
declare const CLIENT_READER: string

/** The page that reads a client and tells what of the API breaks it, with everything around it. */
export async function BreaksMeView({ locale }: { locale: Locale }) {
  const [layout, announcements] = await Promise.all([
    cachedSiteLayout(locale),
    cachedAnnouncements(locale),
  ])
  const t = translator(locale)
  const path = breaksMePath
  const drawerId = 'drawer-breaks-me'
  return (
    <>
      <Navbar {...{ layout, announcements, locale, t, path, drawerId }} />
      <Drawer id={drawerId} {...{ layout, locale, path, t }} />
      <main
        id="main"
        className={`${own.page} ${styles.page}`}
        tabIndex={-1}
        data-needs-framework=""
      >
        <h1>{t('breaks.title')}</h1>
        <p>{t('breaks.lead')}</p>
        <p className={styles.private}>{t('breaks.private')}</p>
        <CrashSafe locale={locale}>
          <BreaksMe labels={breaksMeLabels(locale)} locale={locale} script={CLIENT_READER} />
          <p className={styles.needsScripts}>{t('breaks.noScript')}</p>
        </CrashSafe>
      </main>
      <Footer layout={layout} href={pageHref(path, locale)} t={t} />
    </>
  )
}

export function breaksMeMetadata(locale: Locale): Promise<Metadata> {
  const t = translator(locale)
  return routeMetadata(locale, breaksMePath, {
    title: t('breaks.title'),
    description: t('breaks.lead'),
  })
}
