import { interpolate } from '../words/interpolate.ts'
import type { SearchLabels } from '../words/search-labels.ts'
import styles from './search-results.module.css'

interface Props {
  labels: SearchLabels
  query: string
  onTry: (query: string) => void
  reportUrl?: string | undefined
}

/** What a reader can do where nothing was found; that it was not, the status says. */
export function NoResults({ labels, query, onTry, reportUrl }: Props) {
  return (
    <div className={styles.state}>
      <p>{labels.try}</p>
      <ul className={styles.tries}>
        {labels.examples.split(', ').map((text) => (
          <li key={text}>
            <button type="button" className={styles.action} onClick={() => onTry(text)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
      {reportUrl && (
        <p>
          {labels.report}{' '}
          <a
            href={interpolate(reportUrl, { query: encodeURIComponent(query) })}
            target="_blank"
            rel="noopener noreferrer"
          >
            {labels.reportLink}
          </a>
        </p>
      )}
    </div>
  )
}

export function SearchFailed({ labels, onRetry }: { labels: SearchLabels; onRetry: () => void }) {
  return (
    <div className={styles.state} role="alert">
      <strong>{labels.failed}</strong>
      <p>{labels.failedHint}</p>
      <button type="button" className={styles.action} onClick={onRetry}>
        {labels.retry}
      </button>
    </div>
  )
}
