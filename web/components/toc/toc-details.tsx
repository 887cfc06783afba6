import { TocLinks, type TocProps } from './toc.tsx'
import styles from './toc-details.module.css'

/** The table of contents of narrow screens: closed at first, above the text. */
export function TocDetails({ entries, title }: TocProps) {
  if (entries.length === 0) return null
  return (
    <nav className={styles.narrow} aria-label={title}>
      <details>
        <summary>{title}</summary>
        <TocLinks entries={entries} />
      </details>
    </nav>
  )
}
