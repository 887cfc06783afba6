import type { Chrome } from '../../content/chrome.ts'
import { type Locale, localeConfig, locales } from '../../locales.ts'
import { pageHref } from '../../paths.ts'
import { ColourModeToggle } from '../colour-mode/colour-mode-toggle.tsx'
import { BrandIcon, MenuIcon } from '../icons/icons.tsx'
import type { Translate } from '../intl/translator.ts'
import { SearchSlot } from '../search-slot/search-slot.tsx'
import { NavLinks } from './nav-links.tsx'
import styles from './navbar.module.css'

export interface NavbarProps {
  chrome: Chrome
  locale: Locale
  /** Of the page that is shown; '' on the landing page. */
  path: string
  sidebar?: string | undefined
  drawerId: string
  t: Translate
}

export function Navbar({ chrome, locale, path, sidebar, drawerId, t }: NavbarProps) {
  const left = chrome.items.filter((item) => item.position === 'left')
  const right = chrome.items.filter((item) => item.position === 'right')
  return (
    <nav className={styles.bar} aria-label={t('nav.main')} data-navbar="">
      <button
        type="button"
        className={styles.menu}
        popoverTarget={drawerId}
        aria-label={t('nav.menu')}
      >
        <MenuIcon />
      </button>
      <a className={styles.brand} href={pageHref('', locale)}>
        <BrandIcon />
        <span>{chrome.siteName.text}</span> <small>API</small>
      </a>
      <div className={styles.links}>
        <NavLinks items={left} sidebar={sidebar} external={t('nav.external')} />
      </div>
      <span className={styles.space} />
      <SearchSlot chrome={chrome} locale={locale} />
      <div className={styles.links}>
        <NavLinks items={right} sidebar={sidebar} external={t('nav.external')} />
      </div>
      <a
        className={`${styles.small} ${styles.wide}`}
        href={chrome.version.href}
        title={t('nav.version', { label: chrome.version.label })}
      >
        {chrome.version.label}
      </a>
      {locales
        .filter((other) => other !== locale)
        .map((other) => (
          <a
            key={other}
            className={styles.small}
            href={pageHref(path, other)}
            hrefLang={localeConfig[other].htmlLang}
            lang={localeConfig[other].htmlLang}
            title={t('nav.language', { language: localeConfig[other].label })}
            data-locale-switch=""
          >
            {localeConfig[other].shortLabel}
          </a>
        ))}
      <ColourModeToggle label={t('colour.toggle')} />
    </nav>
  )
}
