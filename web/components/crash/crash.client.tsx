'use client'
import styles from './crash.module.css'

export function Crash({
  error,
  reset,
  words,
}: {
  error: Error
  reset: () => void
  words: { title: string; retry: string }
}) {
  return (
    <main className={styles.crash}>
      <h1>{words.title}</h1>
      <button type="button" onClick={reset}>
        {words.retry}
      </button>
      <hr />
      <p>{error.message}</p>
    </main>
  )
}
