'use client'
import { fill } from '../words/fill.ts'
import type { SearchLabels } from '../words/search-labels.ts'
import styles from './search-results.module.css'
import { querySuggestions } from './suggestions.ts'

interface Props {
  labels: SearchLabels
  query: string
  onTry: (query: string) => void
  reportUrl?: string | undefined
}

export function NoResults({ labels, query, onTry, reportUrl }: Props) {
  const tries = querySuggestions(query)
  return (
    <div className={styles.state}>
      <strong>{fill(labels.noResults, { q: query })}</strong>
      {tries.length > 0 && (
        <>
          <p>{labels.try}</p>
          <ul className={styles.tries}>
            {tries.map((text) => (
              <li key={text}>
                <button type="button" className={styles.action} onClick={() => onTry(text)}>
                  {text}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {reportUrl && (
        <p>
          {labels.report}{' '}
          <a
            href={fill(reportUrl, { query: encodeURIComponent(query) })}
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
