import type { ReactNode } from 'react'
import { areasOf } from '../../content/changelog/area.ts'
import type { ChangelogEntry } from '../../content/model/page-data.ts'
import type { Translate } from '../../messages/translator.ts'
import { InlineText } from '../inline-text/inline-text.tsx'
import styles from './change-entries.module.css'
import { FactsTable } from './facts-table.tsx'

interface ChangeEntriesProps {
  entries: readonly ChangelogEntry[]
  /** Renders the title of an entry as a heading or a link. */
  title: (entry: ChangelogEntry) => ReactNode
  /** Whether the changelog's filter is on the page. */
  filterable?: boolean
  t: Translate
}

/** Entries of the changelog, each with date, text and facts. */
export function ChangeEntries({ entries, title, filterable = false, t }: ChangeEntriesProps) {
  return (
    <ol className={styles.entries} data-new-since={t('changelog.new')}>
      {entries.map((entry) => (
        <li
          key={entry.anchor}
          className={styles.entry}
          {...(filterable && {
            'data-change': entry.kind,
            'data-areas': areasOf(entry).join(' '),
            'data-breaking': entry.breaking ? '' : undefined,
          })}
        >
          <p className={styles.when}>
            <span className={`${styles.kind} ${styles[entry.kind] ?? ''}`}>
              {t(`changelog.${entry.kind}`)}
            </span>
            <time dateTime={entry.date}>{entry.dateText}</time>
            {entry.breaking && <span className={styles.breaking}>{t('changelog.breaking')}</span>}
          </p>
          {title(entry)}
          {entry.body.text && (
            <p>
              <InlineText text={entry.body} />
            </p>
          )}
          {entry.changes.length > 0 && (
            <div className={styles.facts}>
              <FactsTable changes={entry.changes} t={t} />
            </div>
          )}
          {entry.pages.length > 0 && (
            <ul className={styles.pages} aria-label={t('changelog.pages')}>
              {entry.pages.map((page) => (
                <li key={page.href}>
                  <a href={page.href}>
                    <InlineText text={page.label} />
                  </a>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  )
}
