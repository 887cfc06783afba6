import styles from './load-failure.module.css'

/** What did not arrive is said in it by scripts; hidden till then. */
export function LoadFailureFrame({ retry }: { retry: string }) {
  return (
    <div className={styles.box} role="alert" hidden data-load-failure="">
      <p />
      <button type="button">{retry}</button>
    </div>
  )
}
