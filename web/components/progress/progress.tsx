import styles from './progress.module.css'

/** Shows while another page takes long to come. */
export function Progress({ label }: { label: string }) {
  return <div className={styles.bar} role="progressbar" aria-label={label} data-progress="" />
}
