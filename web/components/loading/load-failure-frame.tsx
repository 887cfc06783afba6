import styles from './load-failure.module.css'

/** A hidden frame in which scripts report a file that failed to load. */
export function LoadFailureFrame({ retry }: { retry: string }) {
  return (
    <div className={styles.box} role="alert" hidden data-load-failure="">
      <p />
      <button type="button">{retry}</button>
    </div>
  )
}
