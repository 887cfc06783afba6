import type { Locale } from '../../config/locales.ts'
import type { ShownAnnouncement } from '../../content/announcements/announcements.ts'
import type { Landing } from '../../content/landing/landing.ts'
import type { SiteLayout } from '../../content/site-layout/site-layout.ts'
import { translator } from '../../messages/translator.ts'
import { BaseUrlBanner } from '../base-url-banner/base-url-banner.tsx'
import { Drawer } from '../drawer/drawer.tsx'
import { Footer } from '../footer/footer.tsx'
import { InlineText } from '../inline-text/inline-text.tsx'
import { Navbar } from '../navbar/navbar.tsx'
import { PlainText } from '../plain-text/plain-text.tsx'
import { Changes } from './changes.tsx'
import { FirstRequest } from './first-request.tsx'
import { Group } from './group.tsx'
import { Guides } from './guides.tsx'
import { Hosts } from './hosts.tsx'
import styles from './landing-view.module.css'
import { Tasks } from './tasks.tsx'

export interface LandingViewProps {
  layout: SiteLayout
  announcements: readonly ShownAnnouncement[]
  landing: Landing
  locale: Locale
}

export function LandingView({ layout, announcements, landing, locale }: LandingViewProps) {
  const t = translator(locale)
  const { title, entry, request } = landing
  return (
    <>
      <Navbar {...{ layout, announcements, locale, t }} path="" drawerId="drawer-landing" />
      <Drawer id="drawer-landing" layout={layout} locale={locale} path="" t={t} />
      <main id="main" className={styles.page} tabIndex={-1}>
        <header className={styles.hero}>
          <div>
            <h1>
              <PlainText text={title} />
            </h1>
            <p className={styles.lead}>
              <InlineText text={landing.lead} />
            </p>
            <div className={styles.actions}>
              {entry && (
                <a className={styles.enter} href={entry.href}>
                  {t('landing.read', { page: entry.label.text.toLocaleLowerCase(locale) })}
                </a>
              )}
              <a href="#reference">{t('landing.browse')}</a>
            </div>
          </div>
          {request && <FirstRequest request={request} t={t} />}
        </header>
        <Hosts environments={landing.environments} t={t} />
        <Tasks tasks={landing.tasks} t={t} />
        {landing.changes && <Changes changes={landing.changes} t={t} />}
        <div id="reference">
          {landing.groups.map((group) => (
            <Group key={group.key} group={group} />
          ))}
          <section className={styles.more} aria-label={t('landing.more')}>
            <Guides guides={landing.more} />
          </section>
        </div>
      </main>
      <Footer layout={layout} t={t} />
      {layout.baseUrlIssueBanner && <BaseUrlBanner locale={locale} t={t} />}
    </>
  )
}
