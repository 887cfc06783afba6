import { useId } from 'react'
import type { ConsoleEnvironment } from '../console-data.ts'
import type { ConsoleLabels } from '../console-labels.ts'
import fields from '../field.module.css'
import styles from './environment-choice.module.css'

export interface EnvironmentChoiceProps {
  environments: readonly ConsoleEnvironment[]
  chosen: ConsoleEnvironment
  onChoose: (environment: ConsoleEnvironment) => void
  labels: ConsoleLabels
}

/** The choice of environment, with a warning about real money. */
export function EnvironmentChoice({
  environments,
  chosen,
  onChoose,
  labels,
}: EnvironmentChoiceProps) {
  const id = useId()
  return (
    <div className={styles.choice} data-real-money={chosen.realMoney || undefined}>
      <label htmlFor={id}>{labels.environment}</label>
      <select
        className={fields.field}
        id={id}
        value={chosen.id}
        onChange={({ target }) => {
          const found = environments.find((one) => one.id === target.value)
          if (found) onChoose(found)
        }}
      >
        {environments.map((environment) => (
          <option key={environment.id} value={environment.id}>
            {environment.label}
          </option>
        ))}
      </select>
      <code translate="no">{chosen.rest}</code>
      <p role="status">{chosen.realMoney && labels.realMoney}</p>
    </div>
  )
}
