import { useId } from 'react'
import type { JsonObject } from '../../../samples/json-value.ts'
import type { ConsoleLabels } from '../console-labels.ts'
import type { BodyField } from './body-field.ts'
import styles from './body-form.module.css'
import { FormField } from './form-field.client.tsx'
import { withValue } from './form-value.ts'

export interface BodyFormProps {
  fields: readonly BodyField[]
  value: JsonObject
  onChange: (value: JsonObject) => void
  labels: ConsoleLabels
}

/** A field for each known property of a body; other properties can only be edited as JSON. */
export function BodyForm({ fields, value, onChange, labels }: BodyFormProps) {
  const id = useId()
  return (
    <div className={styles.form}>
      {fields.map((field) => (
        <FormField
          key={field.name}
          field={field}
          path={[field.name]}
          value={value.get(field.name)}
          form={{ id, labels, set: (path, next) => onChange(withValue(value, path, next)) }}
        />
      ))}
    </div>
  )
}
