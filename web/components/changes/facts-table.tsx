import type { ChangeOfApi } from '../../content/model/page-data.ts'
import type { Translate } from '../../messages/translator.ts'
import { Table } from '../table/table.tsx'
import styles from './change-entries.module.css'

interface FactsTableProps {
  changes: readonly ChangeOfApi[]
  t: Translate
}

/** What exactly changed, one fact a row. */
export function FactsTable({ changes, t }: FactsTableProps) {
  const columns = ['where', 'change', 'before', 'after'] as const
  return (
    <Table
      label={t('changelog.facts')}
      header
      namedRows
      rows={[
        {
          key: 'head',
          cells: columns.map((key) => ({ key, content: t(`changelog.${key}`) })),
        },
        ...changes.map((change) => ({
          key: change.key,
          cells: [
            { key: 'where', content: <Where change={change} /> },
            {
              key: 'change',
              content: change.breaking ? (
                <>
                  {change.text} <span className={styles.breaking}>{t('changelog.breaking')}</span>
                </>
              ) : (
                change.text
              ),
            },
            { key: 'before', content: <Value value={change.before} /> },
            { key: 'after', content: <Value value={change.after} /> },
          ],
        })),
      ]}
    />
  )
}

/** The endpoint or topic, then what of it. */
function Where({ change: { name, part, field, value } }: { change: ChangeOfApi }) {
  const of = [part, field, value].filter((one) => one !== undefined)
  return (
    <>
      <code>{name}</code>
      {of.map((one) => (
        <span key={one}>
          {' '}
          <code>{one}</code>
        </span>
      ))}
    </>
  )
}

const Value = ({ value }: { value: string | undefined }) =>
  value === undefined ? '–' : <code>{value}</code>
