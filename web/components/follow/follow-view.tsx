import type { Metadata } from 'next'
import { env } from '../../config/env.ts'
import type { Locale } from '../../config/locales.ts'
import { changelogPath, followPath, pageHref, selectionHref } from '../../config/paths.ts'
import { cachedAnnouncements } from '../../content/announcements/cached-announcements.ts'
import { followedAreas } from '../../content/sidebar/followed-areas.ts'
import { cachedSiteLayout } from '../../content/site-layout/cached-site-layout.ts'
import { cachedReadingList } from '../../content/sitemap/cached-reading-list.ts'
import { translator } from '../../messages/translator.ts'
import { CrashSafe } from '../crash/crash-safe.tsx'
import { Drawer } from '../drawer/drawer.tsx'
import { Footer } from '../footer/footer.tsx'
import { InlineText } from '../inline-text/inline-text.tsx'
import { Navbar } from '../navbar/navbar.tsx'
import { routeMetadata } from '../page-metadata/route-metadata.ts'
import { FollowAddress } from './follow-address.client.tsx'
import styles from './follow-view.module.css'

const ID = 'follow-changes'

/**
 * Where a reader chooses areas and endpoints and gets the address of one feed for exactly these. The choice is
 * in the address; without scripts the form itself leads there.
 */
export async function FollowView({ locale }: { locale: Locale }) {
  const [layout, announcements, list] = await Promise.all([
    cachedSiteLayout(locale),
    cachedAnnouncements(locale),
    cachedReadingList(locale),
  ])
  const t = translator(locale)
  const path = followPath
  const drawerId = 'drawer-follow'
  return (
    <>
      <Navbar {...{ layout, announcements, locale, t, path, drawerId }} />
      <Drawer id={drawerId} {...{ layout, locale, path, t }} />
      <main id="main" className={styles.page} tabIndex={-1} data-needs-framework="">
        <h1>{t('follow.title')}</h1>
        <p className={styles.lead}>{t('follow.lead')}</p>
        <form id={ID} action={selectionHref('xml', locale)} className={styles.form}>
          <label className={styles.choice}>
            <input type="checkbox" name="breaking" value="1" /> {t('follow.breaking')}
          </label>
          {followedAreas(list.areas).map(({ name, label, pages }) => (
            <details key={name ?? label.text} className={styles.area}>
              <summary>
                <InlineText text={label} />
              </summary>
              {name !== undefined && (
                <label className={styles.choice}>
                  <input type="checkbox" name="area" value={name} /> {t('follow.whole')}
                </label>
              )}
              <ul className={styles.pages}>
                {pages.map((page) => (
                  <li key={page.path}>
                    <label className={styles.choice}>
                      <input type="checkbox" name="page" value={page.path} />{' '}
                      <InlineText text={page.label} />
                    </label>
                  </li>
                ))}
              </ul>
            </details>
          ))}
          <CrashSafe locale={locale}>
            <FollowAddress
              form={ID}
              origin={new URL(env.SITE_URL).origin}
              labels={{
                address: t('follow.address'),
                copy: t('code.copy'),
                copied: t('code.copied'),
                json: t('follow.json'),
              }}
            />
          </CrashSafe>
          <p className={styles.actions}>
            <button type="submit">RSS</button>
            <button type="submit" formAction={selectionHref('json', locale)}>
              JSON Feed
            </button>
            <a href={pageHref(changelogPath, locale)}>{t('page.history.all')}</a>
          </p>
        </form>
      </main>
      <Footer layout={layout} href={pageHref(path, locale)} t={t} />
    </>
  )
}

export function followMetadata(locale: Locale): Promise<Metadata> {
  const t = translator(locale)
  return routeMetadata(locale, followPath, {
    title: t('follow.title'),
    description: t('follow.lead'),
  })
}
