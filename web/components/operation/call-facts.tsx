import type { Operation } from '../../content/model/page-data.ts'
import { callFacts } from '../../content/reference/operation-notes.ts'
import type { Translate } from '../../messages/translator.ts'
import styles from './call-facts.module.css'

/** What a call needs and is limited to, each by its name, and the errors that it is likely to meet. */
export function CallFacts({ operation, t }: { operation: Operation; t: Translate }) {
  const { likelyErrors } = operation
  return (
    <dl className={styles.facts}>
      {callFacts(operation, t).map(({ label, values, code }) => (
        <div key={label}>
          <dt>{label}</dt>
          {values.map((value) => (
            <dd key={value}>{code ? <code translate="no">{value}</code> : value}</dd>
          ))}
        </div>
      ))}
      {likelyErrors.length > 0 && (
        <div>
          <dt>{t('operation.errors')}</dt>
          {likelyErrors.map(({ code, href }) => (
            <dd key={code}>
              <a href={href}>{code}</a>
            </dd>
          ))}
        </div>
      )}
    </dl>
  )
}
