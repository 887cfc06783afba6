import { ArrowUpIcon } from '../icons/icons.tsx'
import styles from './back-to-top.module.css'

export function BackToTop({ label }: { label: string }) {
  return (
    <button type="button" className={styles.button} aria-label={label} title={label} data-to-top="">
      <ArrowUpIcon />
    </button>
  )
}
