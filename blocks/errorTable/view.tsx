import type { ReactNode } from 'react'
import { InlineText } from '../../web/components/inline-text/inline-text.tsx'
import { Table } from '../../web/components/table/table.tsx'
import type { ViewContext } from '../view-context.ts'
import type { PageErrors } from './resolve.ts'
import styles from './view.module.css'

/** On narrow screens the cells need no labels: the code is obvious, the meaning follows it, and the action says so. */
const NAMELESS = ['', '', '']

export function viewErrors({ errors }: PageErrors, { t }: ViewContext): ReactNode {
  const head = [t('errors.code'), t('errors.meaning'), t('errors.action')]
  return (
    <div className={styles.codes}>
      <Table
        label={t('table.about', { subject: errors.title.text || errors.name })}
        header
        columns={NAMELESS}
        namedRows
        rows={[
          { key: 'head', cells: head.map((word) => ({ key: word, content: word })) },
          ...errors.codes.map(({ _key, code, anchor, retMsg, meaning, action }) => ({
            key: _key,
            anchor,
            cells: [
              { key: 'code', content: <code translate="no">{code}</code> },
              {
                key: 'meaning',
                content: (
                  <>
                    <InlineText text={meaning} />
                    {retMsg.length > 0 && <Messages label={t('errors.retMsg')} retMsg={retMsg} />}
                  </>
                ),
              },
              { key: 'action', content: <InlineText text={action} /> },
            ],
          })),
        ]}
      />
    </div>
  )
}

/** The server's messages, in a subdued style for readers who look for one. */
function Messages({ label, retMsg }: { label: string; retMsg: readonly string[] }) {
  return (
    <ul className={styles.messages} aria-label={label}>
      {retMsg.map((message) => (
        <li key={message}>
          <code lang="en" translate="no">
            {message}
          </code>
        </li>
      ))}
    </ul>
  )
}
