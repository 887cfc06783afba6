import type { Operation } from '../../content/model/page-data.ts'
import { type CallFactValue, callFacts } from '../../content/reference/operation-notes.ts'
import type { Translate } from '../../messages/translator.ts'
import styles from './call-facts.module.css'

/** What a call needs and is limited to, and the errors that it is likely to meet, each by its name. */
export function CallFacts({ operation, t }: { operation: Operation; t: Translate }) {
  return (
    <dl className={styles.facts}>
      {callFacts(operation, t).map(({ name, label, values }) => (
        <div key={name}>
          <dt>{label}</dt>
          {values.map((value) => (
            <dd key={value.text}>
              <Value value={value} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}

function Value({ value: { text, code, href } }: { value: CallFactValue }) {
  if (href) return <a href={href}>{text}</a>
  return code ? <code translate="no">{text}</code> : text
}
