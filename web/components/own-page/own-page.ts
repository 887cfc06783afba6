import type { Locale } from '../../config/locales.ts'
import type { ShownAnnouncement } from '../../content/announcements/announcements.ts'
import type { SiteLayout } from '../../content/site-layout/site-layout.ts'

/** What every page of the site's own, which is no document, shows. */
export interface OwnPage {
  locale: Locale
  layout: SiteLayout
  announcements: readonly ShownAnnouncement[]
}
