import type { Example, Operation } from '../../content/page-data.ts'
import { Code } from '../code/code.tsx'
import { CodeActions } from '../code/code-actions.tsx'
import type { Translate } from '../intl/translator.ts'
import { Tabs } from '../tabs/tabs.tsx'
import styles from './examples.module.css'

/** What to send and what comes back, beside the words on wide screens and below them on narrow. */
export function Examples({ operation, t }: { operation: Operation; t: Translate }) {
  return operation.sections.map(({ kind, anchor, text }) => {
    const examples =
      kind === 'requestExample'
        ? operation.requestExamples
        : kind === 'responseExample'
          ? operation.responseExamples
          : []
    if (examples.length === 0) return null
    return (
      <section key={anchor} className={`${styles.example} ${styles[kind] ?? ''}`}>
        <h2 id={anchor}>{text}</h2>
        <Tabs
          id={`${operation.operationId}-${kind}`}
          group={`${operation.operationId}-examples`}
          framed
          before={<Status examples={examples} />}
          after={<CodeActions t={t} />}
          tabs={examples.map((example) => ({
            // A request and its answer carry one title, so they are shown together.
            value: example.title || example._key,
            label: example.title || text,
            content: <Code code={example.code} language={example.language} />,
          }))}
        />
      </section>
    )
  })
}

function Status({ examples }: { examples: Example[] }) {
  const status = examples[0]?.status
  return status === undefined ? null : <b className={styles.status}>{status}</b>
}
