import type { Metadata } from 'next'
import { cachedChrome } from '../../content/cached-chrome.ts'
import { cachedLanding } from '../../content/cached-landing.ts'
import type { Chrome } from '../../content/chrome.ts'
import type { Landing } from '../../content/landing.ts'
import { type Locale, locales } from '../../locales.ts'
import { BaseUrlBanner } from '../base-url-banner/base-url-banner.tsx'
import { headMetadata } from '../docs-page/page-metadata.ts'
import { Drawer } from '../drawer/drawer.tsx'
import { Footer } from '../footer/footer.tsx'
import { type Translate, translator } from '../intl/translator.ts'
import { MethodBadge } from '../method-badge/method-badge.tsx'
import { Navbar } from '../navbar/navbar.tsx'
import styles from './landing-page.module.css'

/** The way in: what this is, how much of it there is, and every section. */
export async function LandingPage({ locale }: { locale: Locale }) {
  const [chrome, landing] = await Promise.all([cachedChrome(locale), cachedLanding(locale)])
  return <LandingView chrome={chrome} landing={landing} locale={locale} />
}

export interface LandingViewProps {
  chrome: Chrome
  landing: Landing
  locale: Locale
}

export function LandingView({ chrome, landing, locale }: LandingViewProps) {
  const t = translator(locale)
  const { entry } = landing
  return (
    <>
      <Navbar chrome={chrome} locale={locale} path="" drawerId="drawer-landing" t={t} />
      <Drawer id="drawer-landing" chrome={chrome} locale={locale} path="" t={t} />
      <main id="main" className={styles.page} tabIndex={-1}>
        <header className={styles.hero}>
          <h1>{chrome.siteName.text} API</h1>
          <p>{chrome.tagline.text}</p>
          {entry && (
            <a className={styles.enter} href={entry.href}>
              {t('landing.read', { page: entry.label.text.toLocaleLowerCase(locale) })}
            </a>
          )}
          <Facts landing={landing} t={t} />
        </header>
        {landing.groups.map((group) => (
          <section key={group.key} className={styles.group}>
            <h2>{group.title.text}</h2>
            <ul className={styles.sections}>
              {group.sections.map((section) => (
                <li key={section.key}>
                  <a className={styles.section} href={section.href}>
                    <b>{section.label.text}</b>
                    {section.pages.length > 0 && <span>{section.count}</span>}
                  </a>
                  {section.pages.length > 0 && (
                    <ul className={styles.pages}>
                      {section.pages.map((page) => (
                        <li key={page.href}>
                          <a href={page.href}>
                            {page.label.text}
                            {page.method && <MethodBadge method={page.method} />}
                          </a>
                        </li>
                      ))}
                    </ul>
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </main>
      <Footer chrome={chrome} t={t} />
      {chrome.baseUrlIssueBanner && <BaseUrlBanner locale={locale} t={t} />}
    </>
  )
}

function Facts({ landing, t }: { landing: Landing; t: Translate }) {
  const facts = [
    [landing.operationCount, t('landing.operations', { count: landing.operationCount })],
    [landing.pageCount, t('landing.pages', { count: landing.pageCount })],
    [locales.length, t('landing.languages')],
  ] as const
  return (
    <dl className={styles.facts}>
      {facts.map(([count, words]) => (
        <div key={words}>
          <dt>{words}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  )
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
