import { TocLinks, type TocProps } from './toc.tsx'
import styles from './toc-details.module.css'

/** The collapsed table of contents above the text, for widths without space beside it. */
export function TocDetails({ entries, title, slim = false }: TocProps) {
  if (entries.length === 0) return null
  return (
    <nav
      className={`${styles.narrow} ${slim ? styles.slim : ''}`}
      aria-label={title}
      data-contents=""
    >
      <details>
        <summary>{title}</summary>
        <TocLinks entries={entries} />
      </details>
    </nav>
  )
}
