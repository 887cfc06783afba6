import { localeConfig } from '../../config/locales.ts'
import type { TocEntry } from '../../content/model/page-data.ts'
import styles from './toc.module.css'

export interface TocProps {
  entries: TocEntry[]
  title: string
  /** Whether it is above the examples of a reference page, with only the sections. */
  slim?: boolean
}

/** The table of contents beside the text on wide screens; the current section is marked. */
export function Toc({ entries, title, slim = false }: TocProps) {
  if (entries.length === 0) return null
  return (
    <nav
      className={`${styles.toc} ${slim ? styles.slim : ''}`}
      aria-label={title}
      data-toc=""
      data-contents=""
    >
      <b>{title}</b>
      <TocLinks entries={entries} />
    </nav>
  )
}

export function TocLinks({ entries }: { entries: TocEntry[] }) {
  return (
    <ul>
      {entries.map(({ anchor, text, lang, children }) => (
        <li key={anchor}>
          <a href={`#${anchor}`} lang={lang && localeConfig[lang].htmlLang}>
            {text}
          </a>
          {children.length > 0 && <TocLinks entries={children} />}
        </li>
      ))}
    </ul>
  )
}
