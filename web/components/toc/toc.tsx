import type { TocEntry } from '../../content/page-data.ts'
import styles from './toc.module.css'

export interface TocProps {
  entries: TocEntry[]
  title: string
  /** One line of links above the examples, or a column of its own. */
  slim?: boolean
}

export function Toc({ entries, title, slim = false }: TocProps) {
  if (entries.length === 0) return null
  return (
    <nav className={slim ? styles.slim : styles.column} aria-label={title} data-toc="">
      <b>{title}</b>
      <TocLinks entries={slim ? entries.filter(({ level }) => level === 2) : entries} />
    </nav>
  )
}

/** The same for narrow screens: closed at first, above the text. */
export function TocDetails({ entries, title }: TocProps) {
  if (entries.length === 0) return null
  return (
    <details className={styles.details}>
      <summary>{title}</summary>
      <TocLinks entries={entries} />
    </details>
  )
}

function TocLinks({ entries }: { entries: TocEntry[] }) {
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.anchor} data-level={entry.level}>
          <a href={`#${entry.anchor}`}>{entry.text}</a>
        </li>
      ))}
    </ul>
  )
}
