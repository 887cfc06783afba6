import type { ReactNode } from 'react'
import { ChevronIcon } from '../icons/icons.tsx'
import styles from './nav-menu.module.css'

export interface NavMenuProps {
  label: ReactNode
  /** Whether the current page is in the menu. */
  current?: boolean
  /** Whether the list is aligned with the button's end, at the end of the bar. */
  atEnd?: boolean
  /** List items with one link each. */
  children: ReactNode
}

/** A navbar button with a menu of links: opened on hover, on click, and without scripts on focus. */
export function NavMenu({ label, current = false, atEnd = false, children }: NavMenuProps) {
  return (
    <div className={styles.menu} data-menu="">
      <button type="button" aria-expanded="false" data-current={current || undefined}>
        {label}
        <ChevronIcon />
      </button>
      <ul className={atEnd ? styles.atEnd : undefined}>{children}</ul>
    </div>
  )
}
