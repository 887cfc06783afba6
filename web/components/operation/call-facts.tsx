import { Fragment } from 'react'
import type { Operation } from '../../content/model/page-data.ts'
import { type CallFactValue, callFacts } from '../../content/reference/operation-notes.ts'
import type { Translate } from '../../messages/translator.ts'
import { InlineText } from '../inline-text/inline-text.tsx'
import styles from './call-facts.module.css'

/** The requirements and limits of a call, and its likely errors. */
export function CallFacts({ operation, t }: { operation: Operation; t: Translate }) {
  return (
    <dl className={styles.facts}>
      {callFacts(operation, t).map(({ name, label, values }) => {
        const explained = values.filter(({ about }) => about)
        return (
          <div key={name}>
            <dt>{label}</dt>
            {explained.length > 0 && (
              <dd>
                <Explained values={explained} />
              </dd>
            )}
            {values
              .filter(({ about }) => !about)
              .map((value) => (
                <dd key={value.text}>
                  <Value value={value} />
                </dd>
              ))}
          </div>
        )
      })}
    </dl>
  )
}

/** Names that expand to their meanings and remedies. */
function Explained({ values }: { values: readonly CallFactValue[] }) {
  return (
    <details className={styles.explained}>
      <summary>{values.map(({ text }) => text).join(' · ')}</summary>
      <ul>
        {values.map(({ about = [], ...value }) => (
          <li key={value.text}>
            <Value value={value} />{' '}
            {about.map((words, index) => (
              <Fragment key={words.text}>
                {index > 0 && ' · '}
                <InlineText text={words} />
              </Fragment>
            ))}
          </li>
        ))}
      </ul>
    </details>
  )
}

function Value({ value: { text, code, href } }: { value: CallFactValue }) {
  if (href) return <a href={href}>{text}</a>
  return code ? <code translate="no">{text}</code> : text
}
