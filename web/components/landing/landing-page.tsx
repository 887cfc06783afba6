import type { Metadata } from 'next'
import { type Locale, locales } from '../../config/locales.ts'
import { cachedLanding } from '../../content/landing/cached-landing.ts'
import { cachedChrome } from '../../content/site-layout/cached-chrome.ts'
import { headMetadata } from '../page-metadata/page-metadata.ts'
import { LandingView } from './landing-view.tsx'

/** The way in: what this is, a first request, and every section. */
export async function LandingPage({ locale }: { locale: Locale }) {
  const [chrome, landing] = await Promise.all([cachedChrome(locale), cachedLanding(locale)])
  return <LandingView chrome={chrome} landing={landing} locale={locale} />
}

export async function landingMetadata(locale: Locale): Promise<Metadata> {
  const [chrome, landing] = await Promise.all([cachedChrome(locale), cachedLanding(locale)])
  const siteName = chrome.siteName.text
  return headMetadata({
    title: siteName,
    description: chrome.tagline.text,
    path: '',
    locale,
    written: locales,
    buildStamp: landing.buildStamp,
    siteName,
  })
}
