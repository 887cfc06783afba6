import type { ReactNode } from 'react'
import type { Locale } from '../../config/locales.ts'
import { pageHref } from '../../config/paths.ts'
import type { PageData } from '../../content/model/page-data.ts'
import type { SiteLayout } from '../../content/site-layout/site-layout.ts'
import type { Translate } from '../../messages/translator.ts'
import { LocaleChoices } from '../choices/locale-choices.tsx'
import { VersionChoices } from '../choices/version-choices.tsx'
import { ColourModeToggle } from '../colour-mode/colour-mode-toggle.tsx'
import { FieldFilter } from '../field-filter/field-filter.tsx'
import { BrandIcon, CloseIcon } from '../icons/icons.tsx'
import styles from './drawer.module.css'
import { DrawerItems } from './drawer-items.tsx'

export interface DrawerProps {
  id: string
  layout: SiteLayout
  locale: Locale
  /** Path of the current page; '' on the landing page. */
  path: string
  /** Undefined when the content is no documentation page. */
  page?: PageData | undefined
  t: Translate
  /** The sidebar's tree; undefined for a page without one. */
  children?: ReactNode
}

/** The sidebar: a column on wide screens. Below 997 px it is in a drawer, over a panel with the rest of the navbar. */
export function Drawer({ id, layout, locale, path, page, t, children }: DrawerProps) {
  const place = { href: pageHref(path, locale), sidebar: page?.sidebar?.name }
  return (
    <div
      id={id}
      className={`${styles.drawer} ${children ? '' : styles.bare}`}
      popover="auto"
      data-drawer={children ? 'docs' : 'main'}
      data-label={t('nav.main')}
    >
      <header className={styles.head}>
        <a href={pageHref('', locale)}>
          <BrandIcon />
          {layout.siteName.text}
        </a>
        <ColourModeToggle t={t} />
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={t('nav.close')}
        >
          <CloseIcon />
        </button>
      </header>
      <div className={styles.panels}>
        {children && (
          <div className={styles.docs} data-panel="docs" data-filterable="li">
            <div className={styles.top}>
              <button type="button" className={styles.back} data-drawer-back="">
                {t('nav.back')}
              </button>
              <FieldFilter
                label={t('sidebar.filter')}
                count={t('sidebar.found', { shown: '{shown}' })}
              />
            </div>
            <nav aria-label={t('nav.docs')}>{children}</nav>
          </div>
        )}
        <nav className={styles.main} aria-label={t('nav.main')} data-panel="main">
          <DrawerItems items={layout.items} place={place} t={t} />
          <h2>{t('nav.versions')}</h2>
          <ul>
            <VersionChoices layout={layout} page={page} />
          </ul>
          <h2>{t('nav.languages')}</h2>
          <ul>
            <LocaleChoices path={path} locale={locale} />
          </ul>
        </nav>
      </div>
    </div>
  )
}
