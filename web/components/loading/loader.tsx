import styles from './loader.module.css'

/** A loading indicator: two ripples around a pulse. */
export function Loader() {
  return (
    <svg id="loader" className={styles.loader} viewBox="0 0 45 45" aria-hidden="true">
      <circle className={styles.ring} cx="22.5" cy="22.5" r="6" />
      <circle className={styles.ring} cx="22.5" cy="22.5" r="6" />
      <circle className={styles.centre} cx="22.5" cy="22.5" r="6" />
    </svg>
  )
}
