import { causes } from './causes.ts'
import styles from './crash.module.css'

export interface CrashWords {
  title: string
  retry: string
}

export interface CrashProps {
  error: unknown
  onRetry: () => void
  words: CrashWords
}

/** Shown in place of content that failed to render. */
export function Crash({ error, onRetry, words }: CrashProps) {
  return (
    <div className={styles.crash}>
      <h1>{words.title}</h1>
      <button type="button" onClick={onRetry}>
        {words.retry}
      </button>
      <hr />
      <p>{causes(error)}</p>
    </div>
  )
}
