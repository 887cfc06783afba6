import type { ReactNode } from 'react'
import { ChevronIcon } from '../icons/icons.tsx'
import styles from './nav-menu.module.css'

export interface NavMenuProps {
  label: ReactNode
  /** The page that is shown is one of the menu's. */
  current?: boolean
  /** The list hangs from the button's end, at the end of the bar. */
  atEnd?: boolean
  /** List items with a link each. */
  children: ReactNode
}

/** A button of the navbar with links below it: on hover, when pressed, and without scripts on focus. */
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
