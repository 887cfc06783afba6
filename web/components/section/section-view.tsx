import type { SectionPart, SectionRow } from '../../content/model/page-data.ts'
import type { Translate } from '../../messages/translator.ts'
import { InlineText } from '../inline-text/inline-text.tsx'
import { MethodBadge } from '../method-badge/method-badge.tsx'
import { langOf } from '../nav-link/lang-of.ts'
import { Table } from '../table/table.tsx'
import styles from './section-view.module.css'

/** The pages of a section in tables, with the facts that callers look for. */
export function SectionView({ parts, title, t }: SectionViewProps) {
  return parts.map(({ heading, rows }) => (
    <section key={heading?.href ?? heading?.label.text ?? ''} className={styles.part}>
      {heading && (
        <h2 lang={langOf(heading.label)}>
          {heading.href ? <a href={heading.href}>{heading.label.text}</a> : heading.label.text}
        </h2>
      )}
      <Table
        label={t('table.about', { subject: heading?.label.text ?? title })}
        header
        columns={columnsOf(rows, t).map((word, index) => (index < NAMELESS ? '' : word))}
        namedRows
        rows={[
          {
            key: 'head',
            cells: columnsOf(rows, t).map((word) => ({ key: word, content: word })),
          },
          ...rows.map((row) => viewRow(row, hasFacts(rows), t)),
        ]}
      />
    </section>
  ))
}

interface SectionViewProps {
  parts: readonly SectionPart[]
  /** Title of the page. */
  title: string
  t: Translate
}

/** Tables with up to two columns, page and description, need no header. */
const NAMELESS = 2

const hasFacts = (rows: readonly SectionRow[]) =>
  rows.some(({ limits, topics }) => limits.length + topics.length > 0)

function columnsOf(rows: readonly SectionRow[], t: Translate) {
  const third = rows.some(({ topics }) => topics.length > 0) ? 'channel.topic' : 'operation.limit'
  return [t('section.page'), t('operation.description'), ...(hasFacts(rows) ? [t(third)] : [])]
}

function viewRow(row: SectionRow, facts: boolean, t: Translate) {
  const { label, href, method, deprecated, description, limits, topics } = row
  const page = (
    <>
      <a href={href} lang={langOf(label)}>
        {deprecated ? <s>{label.text}</s> : label.text}
      </a>
      {deprecated && <span className="hidden"> ({t('operation.deprecated')})</span>}
      {method && <MethodBadge method={method} />}
    </>
  )
  const third = (
    <>
      {limits.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {topics.map((topic) => (
        <p key={topic}>
          <code translate="no">{topic}</code>
        </p>
      ))}
    </>
  )
  return {
    key: href,
    cells: [
      { key: 'page', content: page },
      { key: 'description', content: <InlineText text={description} /> },
      ...(facts ? [{ key: 'facts', content: third }] : []),
    ],
  }
}
