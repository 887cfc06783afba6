import { pageHref, searchHref } from '../../config/paths.ts'
import type { Suggestion } from '../../content/addresses/suggestions.ts'
import type { NavItem } from '../../content/site-layout/site-layout.ts'
import { translator } from '../../messages/translator.ts'
import type { HeadData } from '../document/head.tsx'
import { Drawer } from '../drawer/drawer.tsx'
import { Footer } from '../footer/footer.tsx'
import { NavLink } from '../nav-link/nav-link.tsx'
import { Navbar } from '../navbar/navbar.tsx'
import type { OwnPage } from '../own-page/own-page.ts'
import styles from './not-found.module.css'

type Link = Pick<NavItem, 'key' | 'label' | 'href' | 'external'>

export interface NotFoundPage extends OwnPage {
  /** The requested path, without the locale. */
  path: string
  near: readonly Suggestion[]
}

/** The page with status 404. */
export function NotFound({ layout, announcements, locale, path, near }: NotFoundPage) {
  const t = translator(locale)
  const drawerId = 'drawer-not-found'
  const around = { layout, locale, path, t }
  const links = layout.items.flatMap((item): Link[] =>
    item.items.length > 0 ? item.items : [item],
  )
  return (
    <>
      <Navbar {...around} announcements={announcements} drawerId={drawerId} />
      <Drawer {...around} id={drawerId} />
      <main id="main" className={styles.page} tabIndex={-1}>
        <p className={styles.code} aria-hidden="true">
          404
        </p>
        <h1>{t('notFound.title')}</h1>
        <p>{t('notFound.text')}</p>
        {near.length > 0 && (
          <section className={styles.near} data-nearest="">
            <h2>{t('notFound.near')}</h2>
            <ul data-near-pages="">
              {near.map(({ href, title, lang }) => (
                <li key={href}>
                  <a href={href}>
                    <span lang={lang}>{title}</span> <code>{href}</code>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
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
      <Footer layout={layout} t={t} />
    </>
  )
}

export const notFoundHead = ({ layout, locale }: OwnPage): HeadData => ({
  title: `${translator(locale)('notFound.title')} | ${layout.siteName.text}`,
  robots: 'noindex, follow',
})
