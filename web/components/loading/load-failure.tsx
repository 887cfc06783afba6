import styles from './load-failure.module.css'

export interface LoadFailureProps {
  error: unknown
  retry: string
  onRetry: () => void
}

/** Something of the site itself did not arrive. */
export function LoadFailure({ error, retry, onRetry }: LoadFailureProps) {
  return (
    <div className={styles.box} role="alert">
      <p>{String(error)}</p>
      <button type="button" onClick={onRetry}>
        {retry}
      </button>
    </div>
  )
}
