import type { ErrorGroup } from '../../content/page-data.ts'
import { InlineText } from '../inline-text/inline-text.tsx'
import type { Translate } from '../intl/translator.ts'
import { Table } from '../table/table.tsx'
import styles from './error-table.module.css'

export function ErrorTable({ errors, t }: { errors: ErrorGroup; t: Translate }) {
  const head = [t('errors.code'), t('errors.meaning'), t('errors.action')]
  return (
    <div className={styles.codes}>
      <Table
        label={t('table.about', { subject: errors.title.text || errors.name })}
        header
        namedRows
        rows={[
          { key: 'head', cells: head.map((word) => ({ key: word, content: word })) },
          ...errors.codes.map(({ _key, code, anchor, meaning, action }) => ({
            key: _key,
            anchor,
            cells: [
              { key: 'code', content: <code>{code}</code> },
              { key: 'meaning', content: <InlineText copy={meaning} /> },
              { key: 'action', content: <InlineText copy={action} /> },
            ],
          })),
        ]}
      />
    </div>
  )
}
