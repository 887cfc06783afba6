import type { Locale } from '../../config/locales.ts'
import type { ShownAnnouncement } from '../../content/announcements/announcements.ts'
import type { SiteLayout } from '../../content/site-layout/site-layout.ts'

/** Props of every page that is no documentation page. */
export interface OwnPage {
  locale: Locale
  layout: SiteLayout
  announcements: readonly ShownAnnouncement[]
}
