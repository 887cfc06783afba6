import { isChangeState } from '../../../schemas/changes/states.ts'
import type { ChangeOfApi } from '../../content/model/page-data.ts'
import type { Translate } from '../../messages/translator.ts'
import { Table } from '../table/table.tsx'
import styles from './change-entries.module.css'

interface FactsTableProps {
  changes: readonly ChangeOfApi[]
  t: Translate
}

/** The facts of an entry, one per row. */
export function FactsTable({ changes, t }: FactsTableProps) {
  const columns = (['where', 'change', 'before', 'after'] as const).filter(
    // Columns without any value are left out.
    (column) => column === 'where' || column === 'change' || changes.some((one) => one[column]),
  )
  return (
    <Table
      label={t('changelog.facts')}
      header
      // The columns for place and change need no header.
      columns={columns.map((key) =>
        key === 'where' || key === 'change' ? '' : t(`changelog.${key}`),
      )}
      namedRows
      rows={[
        {
          key: 'head',
          cells: columns.map((key) => ({ key, content: t(`changelog.${key}`) })),
        },
        ...changes.map((change) => ({
          key: change.key,
          cells: columns.map((key) => ({ key, content: <Cell of={key} change={change} t={t} /> })),
        })),
      ]}
    />
  )
}

interface CellProps {
  of: 'where' | 'change' | 'before' | 'after'
  change: ChangeOfApi
  t: Translate
}

function Cell({ of, change, t }: CellProps) {
  if (of === 'where') return <ChangeSubject change={change} />
  if (of !== 'change') return <Value value={change[of]} t={t} />
  if (!change.breaking) return change.text
  return (
    <>
      {change.text} <span className={styles.breaking}>{t('changelog.breaking')}</span>
    </>
  )
}

/** The endpoint or topic, then the part of it. */
function ChangeSubject({ change: { name, part, field, value, when } }: { change: ChangeOfApi }) {
  const of = [part, field, value, when].filter((one) => one !== undefined)
  return (
    <>
      <code translate="no">{name}</code>
      {of.map((one) => (
        <span key={one}>
          {' '}
          <code translate="no">{one}</code>
        </span>
      ))}
    </>
  )
}

function Value({ value, t }: { value: string | undefined; t: Translate }) {
  if (value === undefined) return '–'
  if (isChangeState(value)) return t(`changelog.${value}`)
  return (
    <code translate="no" className={value.length <= SHORT ? styles.short : undefined}>
      {value}
    </code>
  )
}

/** Length up to which a value is kept on one line: that of a date. */
const SHORT = 10
