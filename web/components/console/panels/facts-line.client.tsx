import type { AnswerFacts } from '../call/answer-facts.ts'
import type { ConsoleLabels } from '../console-labels.ts'
import { size } from '../size.ts'
import styles from './call-report.module.css'

/** Status, time, size and rate limits of an answer. */
export function FactsLine({ facts, labels }: { facts: AnswerFacts; labels: ConsoleLabels }) {
  const shown = [
    { name: labels.status, value: String(facts.status) },
    { name: labels.time, value: `${facts.ms} ms` },
    { name: labels.size, value: size(facts.bytes) },
    ...facts.limits,
  ]
  return (
    <dl className={styles.facts} data-answer-facts="">
      {shown.map(({ name, value }) => (
        <div key={name}>
          <dt translate="no">{name}</dt>
          <dd translate="no">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
