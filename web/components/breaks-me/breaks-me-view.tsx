import type { Metadata } from 'next'
import { env } from '../../config/env.ts'
import { defaultLocale, type Locale, localeConfig, locales } from '../../config/locales.ts'
import { breaksMePath, pageHref } from '../../config/paths.ts'
import { cachedAnnouncements } from '../../content/announcements/cached-announcements.ts'
import { cachedSiteLayout } from '../../content/site-layout/cached-site-layout.ts'
import { translator } from '../../messages/translator.ts'
import { CrashSafe } from '../crash/crash-safe.tsx'
import { Drawer } from '../drawer/drawer.tsx'
import { Footer } from '../footer/footer.tsx'
import { Navbar } from '../navbar/navbar.tsx'
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
      <main id="main" className={styles.page} tabIndex={-1} data-needs-framework="">
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

export async function breaksMeMetadata(locale: Locale): Promise<Metadata> {
  const t = translator(locale)
  const { siteName } = await cachedSiteLayout(locale)
  const href = (other: Locale) => pageHref(breaksMePath, other)
  const languages = locales.map((other) => [localeConfig[other].htmlLang, href(other)])
  return {
    metadataBase: new URL(env.SITE_URL),
    title: `${t('breaks.title')} | ${siteName.text}`,
    description: t('breaks.lead'),
    alternates: {
      canonical: href(locale),
      languages: { ...Object.fromEntries(languages), 'x-default': href(defaultLocale) },
    },
  }
}
