import type { Operation, RequestExample } from '../../content/model/page-data.ts'
import type { Translate } from '../../messages/translator.ts'
import { Code } from '../code/code.tsx'
import { CodeActions } from '../code/code-actions.tsx'
import { languageName } from '../code/language-name.ts'
import { Tabs } from '../tabs/tabs.tsx'
import { exampleTab } from './example-tab.ts'
import styles from './examples.module.css'
import { requestTabsId } from './request-tabs-id.ts'

export interface RequestExamplesProps {
  operation: Operation
  /** The heading above them. */
  title: string
  t: Translate
}

/** The requests as sent, and as programs. */
export function RequestExamples(props: RequestExamplesProps) {
  return (
    <>
      <Requests {...props} />
      <SetUp {...props} />
    </>
  )
}

function Requests({ operation, title, t }: RequestExamplesProps) {
  const { operationId, requestExamples } = operation
  const [only, ...others] = requestExamples
  const isOnly = others.length === 0
  const idOf = ({ _key }: RequestExample) => requestTabsId(operationId, _key, isOnly)
  const shared = { operationId, t }
  if (only && isOnly) return <InLanguages id={idOf(only)} example={only} framed {...shared} />
  return (
    <Tabs
      id={`${operationId}-requestExample`}
      group={`${operationId}-examples`}
      framed
      after={<CodeActions t={t} />}
      tabs={requestExamples.map((example) => ({
        ...exampleTab(example, title),
        content: <InLanguages id={idOf(example)} example={example} {...shared} />,
      }))}
    />
  )
}

const setUpId = (operationId: string, language: string) => `${operationId}-setUp-${language}`

/** The code that all calls of an operation need first, once per language. */
function SetUp({ operation: { operationId, requestExamples }, t }: RequestExamplesProps) {
  const samples = (requestExamples[0]?.samples ?? []).filter(({ setUp }) => setUp !== '')
  if (samples.length === 0) return null
  return (
    <details className={styles.setUp}>
      <summary>{t('code.setUp')}</summary>
      <Tabs
        id={`${operationId}-setUp`}
        group="programming-language"
        framed
        choice={t('code.language')}
        after={<CodeActions t={t} />}
        tabs={samples.map(({ value, label, language, setUp }) => ({
          value,
          label,
          content: <Code code={setUp} language={language} id={setUpId(operationId, value)} />,
        }))}
      />
    </details>
  )
}

interface InLanguagesProps {
  id: string
  operationId: string
  example: RequestExample
  /** Whether they need a frame of their own. */
  framed?: boolean
  t: Translate
}

function InLanguages({ id, operationId, example, framed = false, t }: InLanguagesProps) {
  const { code, language, samples } = example
  return (
    <Tabs
      id={id}
      group="programming-language"
      framed={framed}
      choice={t('code.language')}
      after={framed && <CodeActions t={t} />}
      tabs={[
        {
          value: 'http',
          label: languageName(language, t),
          content: (
            <div className={styles.raw}>
              <Code code={code} language={language} />
            </div>
          ),
        },
        ...samples.map((sample) => ({
          value: sample.value,
          label: sample.label,
          content: (
            <Code
              code={sample.code}
              language={sample.language}
              setUp={sample.setUp === '' ? undefined : setUpId(operationId, sample.value)}
            />
          ),
        })),
      ]}
    />
  )
}
