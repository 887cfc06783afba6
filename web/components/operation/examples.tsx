import type { Operation } from '../../content/model/page-data.ts'
import type { Translate } from '../../messages/translator.ts'
import { Code } from '../code/code.tsx'
import { CodeActions } from '../code/code-actions.tsx'
import { Tabs } from '../tabs/tabs.tsx'
import { exampleTab } from './example-tab.ts'
import styles from './examples.module.css'
import { RequestExamples } from './request-examples.tsx'

export interface ExamplesProps {
  operation: Operation
  t: Translate
}

/** Request and response examples, beside the text on wide screens and above it on narrow ones. */
export function Examples({ operation, t }: ExamplesProps) {
  return operation.sections.map(({ kind, anchor, text }) => {
    if (kind !== 'requestExample' && kind !== 'responseExample') return null
    return (
      <section key={anchor} className={styles.example}>
        <h2 id={anchor}>{text}</h2>
        {kind === 'requestExample' ? (
          <RequestExamples operation={operation} title={text} t={t} />
        ) : (
          <ResponseExamples operation={operation} title={text} t={t} />
        )}
      </section>
    )
  })
}

function ResponseExamples({ operation, title, t }: ExamplesProps & { title: string }) {
  const { operationId, responseExamples } = operation
  const status = responseExamples[0]?.status
  return (
    <Tabs
      id={`${operationId}-responseExample`}
      group={`${operationId}-examples`}
      framed
      before={status !== undefined && <b className={styles.status}>{status}</b>}
      after={<CodeActions t={t} />}
      tabs={responseExamples.map((example) => ({
        ...exampleTab(example, title),
        content: <Code code={example.code} language={example.language} />,
      }))}
    />
  )
}
