import { useContext } from 'react'
import { defaultLocale, type Locale, localeConfig, locales } from '../../../config/locales.ts'
import { searchHref } from '../../../config/paths.ts'
import { interpolate } from '../words/interpolate.ts'
import type { SearchLabels } from '../words/search-labels.ts'
import { OptionsContext } from './options.ts'
import styles from './search-results.module.css'

interface Props {
  labels: SearchLabels
  locale: Locale
  query: string
  onTry: (query: string) => void
  reportUrl?: string | undefined
}

/** Suggestions when nothing was found, which the status states. */
export function NoResults({ labels, locale, query, onTry, reportUrl }: Props) {
  const options = useContext(OptionsContext)
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
      {notAsked(locale).map((other) => (
        <p key={other}>
          <a
            href={searchHref(other, query)}
            hrefLang={localeConfig[other].htmlLang}
            onClick={(event) => options?.onOpen(event)}
          >
            {interpolate(labels.otherLanguage, { language: localeConfig[other].label })}
          </a>
        </p>
      ))}
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

/** Locales that were not searched; the default one is always searched too. */
const notAsked = (locale: Locale): Locale[] =>
  locales.filter((other) => other !== locale && other !== defaultLocale)

/** A Retry button when parts of the search failed, which the status states. */
export function SearchIncomplete({
  labels,
  onRetry,
}: {
  labels: SearchLabels
  onRetry: () => void
}) {
  return (
    <p className={styles.state}>
      <button type="button" className={styles.action} onClick={onRetry}>
        {labels.retry}
      </button>
    </p>
  )
}

export function SearchFailure({ labels, onRetry }: { labels: SearchLabels; onRetry: () => void }) {
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
