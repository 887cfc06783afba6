import { type Locale, locales } from '../../config/locales.ts'
import type { Landing } from '../../content/landing/landing.ts'
import type { SiteLayout } from '../../content/site-layout/site-layout.ts'
import type { HeadData } from '../document/head.tsx'
import { headMetadata } from '../page-metadata/page-metadata.ts'

export function landingMetadata(locale: Locale, layout: SiteLayout, landing: Landing): HeadData {
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
