import type { ReactNode } from 'react'
import styles from './details.module.css'

export interface DetailsProps {
  summary: string
  lang?: string | undefined
  children: ReactNode
}

/** Folded until it is asked for. The browser folds, also without scripts. */
export function Details({ summary, lang, children }: DetailsProps) {
  return (
    <details className={styles.details} lang={lang}>
      <summary>{summary}</summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}
