import type { Metadata } from 'next'
import type { Locale } from '../../config/locales.ts'
import { notFoundPath, pageHref, searchHref } from '../../config/paths.ts'
import { cachedAnnouncements } from '../../content/announcements/cached-announcements.ts'
import { cachedSiteLayout } from '../../content/site-layout/cached-site-layout.ts'
import type { NavItem } from '../../content/site-layout/site-layout.ts'
import { translator } from '../../messages/translator.ts'
import { Drawer } from '../drawer/drawer.tsx'
import { filledByScript } from '../enhancements/filled-by-script.ts'
import { Footer } from '../footer/footer.tsx'
import { NavLink } from '../nav-link/nav-link.tsx'
import { Navbar } from '../navbar/navbar.tsx'
import styles from './not-found.module.css'

type Link = Pick<NavItem, 'key' | 'label' | 'href' | 'external'>

/** Said, with status 404, where no page is. The server names the pages whose addresses are near. */
export async function NotFound({ locale }: { locale: Locale }) {
  const [layout, announcements] = await Promise.all([
    cachedSiteLayout(locale),
    cachedAnnouncements(locale),
  ])
  const t = translator(locale)
  const drawerId = 'drawer-not-found'
  const around = { layout, locale, path: notFoundPath, t }
  const links = layout.items.flatMap((item): Link[] =>
    item.items.length > 0 ? item.items : [item],
  )
  return (
    <>
      <title>{`${t('notFound.title')} | ${layout.siteName.text}`}</title>
      <Navbar {...around} announcements={announcements} drawerId={drawerId} />
      <Drawer {...around} id={drawerId} />
      <main id="main" className={styles.page} tabIndex={-1}>
        <p className={styles.code} aria-hidden="true">
          404
        </p>
        <h1>{t('notFound.title')}</h1>
        <p>{t('notFound.text')}</p>
        <section className={styles.near} data-nearest="" hidden suppressHydrationWarning>
          <h2>{t('notFound.near')}</h2>
          <ul data-near-pages="" {...filledByScript} />
        </section>
        <form className={styles.search} action={searchHref(locale)}>
          <input
            type="search"
            name="q"
            required
            maxLength={64}
            aria-label={t('search.inputLabel')}
            placeholder={t('search.inputPlaceholder')}
          />
          <button type="submit">{t('search.button')}</button>
        </form>
        <nav className={styles.ways} aria-labelledby="not-found-ways">
          <h2 id="not-found-ways">{t('notFound.ways')}</h2>
          <ul>
            <li>
              <a href={pageHref('', locale)}>{t('nav.home')}</a>
            </li>
            {links.map(({ key, label, href, external = false }) =>
              href === undefined || external ? null : (
                <li key={key}>
                  <NavLink link={{ label, href, external }} t={t} />
                </li>
              ),
            )}
          </ul>
        </nav>
        <p className={styles.contact}>{t('notFound.contact')}</p>
      </main>
      <Footer layout={layout} href={pageHref(notFoundPath, locale)} t={t} />
    </>
  )
}

export const notFoundMetadata: Metadata = { robots: { index: false, follow: true } }
