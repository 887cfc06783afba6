import { type Locale, localeConfig } from '../../config/locales.ts'
import { pageHref } from '../../config/paths.ts'
import type { ShownAnnouncement } from '../../content/announcements/announcements.ts'
import type { PageData } from '../../content/model/page-data.ts'
import type { SiteLayout } from '../../content/site-layout/site-layout.ts'
import type { Translate } from '../../messages/translator.ts'
import { AnnouncementBar } from '../announcement-bar/announcement-bar.tsx'
import { LocaleChoices } from '../choices/locale-choices.tsx'
import { VersionChoices } from '../choices/version-choices.tsx'
import { ColourModeToggle } from '../colour-mode/colour-mode-toggle.tsx'
import { BrandIcon, LanguageIcon, MenuIcon } from '../icons/icons.tsx'
import { NavMenu } from '../nav-menu/nav-menu.tsx'
import { SearchButton } from '../search/button/search-button.tsx'
import { NavItems } from './nav-items.tsx'
import styles from './navbar.module.css'

export interface NavbarProps {
  layout: SiteLayout
  announcements: readonly ShownAnnouncement[]
  locale: Locale
  /** Path of the current page; '' on the landing page. */
  path: string
  /** Undefined when the content is no documentation page. */
  page?: PageData | undefined
  drawerId: string
  t: Translate
}

/** The top of every page: an announcement, and the sticky navbar. */
export function Navbar({ layout, announcements, locale, path, page, drawerId, t }: NavbarProps) {
  const place = { href: pageHref(path, locale), sidebar: page?.sidebar?.name }
  const onSide = (side: 'left' | 'right') =>
    layout.items.filter(({ position }) => position === side)
  return (
    <>
      {announcements.length > 0 && <AnnouncementBar announcements={announcements} t={t} />}
      <nav className={styles.bar} aria-label={t('nav.main')} data-navbar="">
        <button
          type="button"
          className={styles.toggle}
          popoverTarget={drawerId}
          aria-label={t('nav.menu')}
          aria-expanded="false"
        >
          <MenuIcon />
        </button>
        <a className={styles.brand} href={pageHref('', locale)}>
          <BrandIcon />
          <span>{layout.siteName.text}</span> <small>API</small>
        </a>
        <div className={styles.links}>
          <NavItems items={onSide('left')} place={place} t={t} />
        </div>
        <span className={styles.space} />
        <div className={styles.links}>
          <NavItems items={onSide('right')} place={place} t={t} atEnd />
          <NavMenu
            label={
              <>
                <span className={styles.versionOf}>{t('nav.version')}</span>{' '}
                <span data-version-shown={page ? undefined : ''}>
                  {page?.version.label ?? layout.version.label}
                </span>
              </>
            }
            atEnd
          >
            <VersionChoices layout={layout} page={page} />
          </NavMenu>
          <NavMenu
            label={
              <>
                <LanguageIcon />
                <span className="hidden">{t('nav.languages')}</span>
                <span className={styles.language}>{localeConfig[locale].label}</span>
                <span className={styles.short}>{localeConfig[locale].shortLabel}</span>
              </>
            }
            atEnd
          >
            <LocaleChoices path={path} locale={locale} />
          </NavMenu>
        </div>
        <div className={styles.wide}>
          <ColourModeToggle t={t} />
        </div>
        <SearchButton locale={locale} version={page?.version.name} t={t} />
      </nav>
    </>
  )
}
