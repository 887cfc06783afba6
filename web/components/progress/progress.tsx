import styles from './progress.module.css'

/** A progress bar, shown while another page takes long to load. */
export function Progress({ label }: { label: string }) {
  return <div className={styles.bar} role="progressbar" aria-label={label} data-progress="" />
}
