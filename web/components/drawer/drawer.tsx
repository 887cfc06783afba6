import type { ReactNode } from 'react'
import type { Chrome } from '../../content/chrome.ts'
import { CloseIcon } from '../icons/icons.tsx'
import type { Translate } from '../intl/translator.ts'
import { NavLinks } from '../navbar/nav-links.tsx'
import styles from './drawer.module.css'

export interface DrawerProps {
  id: string
  chrome: Chrome
  sidebarName?: string | undefined
  t: Translate
  /** The sidebar's tree; absent where a page has none. */
  children?: ReactNode
}

/** The sidebar: a column beside the page on wide screens, a drawer below 997 px. */
export function Drawer({ id, chrome, sidebarName, t, children }: DrawerProps) {
  return (
    <div
      id={id}
      className={`${styles.drawer} ${children ? '' : styles.bare}`}
      popover="auto"
      data-drawer={children ? 'docs' : 'main'}
    >
      <header className={styles.head}>
        {children ? (
          <button type="button" data-drawer-back="">
            {t('nav.back')}
          </button>
        ) : (
          <span>{chrome.siteName.text}</span>
        )}
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={t('nav.close')}
        >
          <CloseIcon />
        </button>
      </header>
      {children && (
        <nav className={styles.docs} aria-label={t('nav.docs')}>
          {children}
        </nav>
      )}
      <div className={styles.main}>
        <NavLinks items={chrome.items} sidebar={sidebarName} external={t('nav.external')} />
        <a href={chrome.version.href}>{t('nav.version', { label: chrome.version.label })}</a>
      </div>
    </div>
  )
}
