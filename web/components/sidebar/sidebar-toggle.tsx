import type { Translate } from '../../messages/translator.ts'
import { ChevronsIcon } from '../icons/icons.tsx'
import styles from './sidebar-toggle.module.css'

/** Buttons to hide and show the sidebar on wide screens; one of them is visible. */
export function SidebarToggle({ t }: { t: Translate }) {
  return (
    <>
      <button
        type="button"
        className={`${styles.toggle} ${styles.collapse}`}
        title={t('sidebar.hide')}
        aria-label={t('sidebar.hide')}
        data-sidebar-toggle="hide"
      >
        <ChevronsIcon />
      </button>
      <button
        type="button"
        className={`${styles.toggle} ${styles.expand}`}
        title={t('sidebar.show')}
        aria-label={t('sidebar.show')}
        data-sidebar-toggle="show"
      >
        <ChevronsIcon />
      </button>
    </>
  )
}
