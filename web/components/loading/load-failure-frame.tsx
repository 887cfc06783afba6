import { filledByScript } from '../enhancements/filled-by-script.ts'
import styles from './load-failure.module.css'

/** What did not arrive is said in it where no framework has come yet; hidden till then. */
export function LoadFailureFrame({ retry }: { retry: string }) {
  return (
    <div className={styles.box} role="alert" hidden data-load-failure="">
      <p {...filledByScript} />
      <button type="button">{retry}</button>
    </div>
  )
}
