import type { ReactNode } from 'react'
import styles from './details.module.css'

export interface DetailsProps {
  summary: string
  lang?: string | undefined
  children: ReactNode
}

/** Collapsible content as a native `details` element, which needs no scripts. */
export function Details({ summary, lang, children }: DetailsProps) {
  return (
    <details className={styles.details} lang={lang}>
      <summary>{summary}</summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}
