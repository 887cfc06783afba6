import type { JsonValue } from '../../../samples/json-value.ts'
import type { ConsoleLabels } from '../console-labels.ts'
import fields from '../field.module.css'
import type { BodyField } from './body-field.ts'
import { typedText } from './form-value.ts'

export interface FieldInputProps {
  id?: string
  /** Accessible name, if there is no label. */
  name?: string
  field: BodyField
  value: JsonValue | undefined
  describedBy?: string | undefined
  onType: (text: string) => void
  labels: ConsoleLabels
}

const inputModes = { integer: 'numeric', number: 'decimal' } as const

/** An input for one value, or a choice of the allowed ones. */
export function FieldInput({
  id,
  name,
  field,
  value,
  describedBy,
  onType,
  labels,
}: FieldInputProps) {
  const { kind, required } = field
  const text = typedText(value)
  const values = kind === 'boolean' ? ['true', 'false'] : field.values
  const shared = {
    id,
    className: fields.field,
    value: text,
    required,
    'aria-label': name,
    'aria-describedby': describedBy,
    translate: 'no' as const,
  }
  if (values.length > 0) {
    return (
      <select {...shared} onChange={({ target }) => onType(target.value)}>
        <option value="">{hint(field, labels) ?? labels.notSet}</option>
        {[...new Set(text === '' ? values : [...values, text])].map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
    )
  }
  return (
    <input
      {...shared}
      inputMode={kind === 'integer' || kind === 'number' ? inputModes[kind] : undefined}
      placeholder={hint(field, labels)}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      onChange={({ target }) => onType(target.value)}
    />
  )
}

/** The placeholder: the default, or an example. */
function hint({ default: otherwise, example, values }: BodyField, labels: ConsoleLabels) {
  if (otherwise !== undefined) return labels.default.replace('{value}', () => otherwise)
  if (example === undefined || values.length > 0) return undefined
  return labels.example.replace('{value}', () => example)
}
