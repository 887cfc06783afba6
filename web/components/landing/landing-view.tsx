import type { Locale } from '../../config/locales.ts'
import type { ShownAnnouncement } from '../../content/announcements/announcements.ts'
import type { Landing } from '../../content/landing/landing.ts'
import type { SiteLayout } from '../../content/site-layout/site-layout.ts'
import { translator } from '../../messages/translator.ts'
import { BaseUrlBanner } from '../base-url-banner/base-url-banner.tsx'
import { InlineText } from '../inline-text/inline-text.tsx'
import { OwnPageFrame } from '../own-page/own-page-frame.tsx'
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
      <OwnPageFrame
        {...{ layout, announcements, locale }}
        name="landing"
        path=""
        className={styles.page}
      >
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
      </OwnPageFrame>
      {layout.baseUrlIssueBanner && <BaseUrlBanner locale={locale} t={t} />}
    </>
  )
}
