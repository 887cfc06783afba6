import type { Metadata } from 'next'
import { type Locale, locales } from '../../config/locales.ts'
import { cachedAnnouncements } from '../../content/announcements/cached-announcements.ts'
import { cachedLanding } from '../../content/landing/cached-landing.ts'
import { cachedSiteLayout } from '../../content/site-layout/cached-site-layout.ts'
import { headMetadata } from '../page-metadata/page-metadata.ts'
import { LandingView } from './landing-view.tsx'

/** The way in: what this is, a first request, and every section. */
export async function LandingPage({ locale }: { locale: Locale }) {
  const [layout, announcements, landing] = await Promise.all([
    cachedSiteLayout(locale),
    cachedAnnouncements(locale),
    cachedLanding(locale),
  ])
  return <LandingView {...{ layout, announcements, landing, locale }} />
}

export async function landingMetadata(locale: Locale): Promise<Metadata> {
  const [layout, landing] = await Promise.all([cachedSiteLayout(locale), cachedLanding(locale)])
  const siteName = layout.siteName.text
  return headMetadata({
    title: siteName,
    description: layout.tagline.text,
    path: '',
    locale,
    written: locales,
    buildStamp: landing.buildStamp,
    siteName,
  })
}
