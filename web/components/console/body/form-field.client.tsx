import { isObject, type JsonValue } from '../../../samples/json-value.ts'
import { InlineText } from '../../inline-text/inline-text.tsx'
import type { ConsoleLabels } from '../console-labels.ts'
import type { BodyField } from './body-field.ts'
import styles from './body-form.module.css'
import { FieldInput } from './field-input.client.tsx'
import { FormList } from './form-list.client.tsx'
import { type Path, typedValue } from './form-value.ts'

/** Context shared by all fields of a form. */
export interface FormContext {
  id: string
  labels: ConsoleLabels
  set: (path: Path, value: JsonValue | undefined) => void
}

export interface FormFieldProps {
  field: BodyField
  path: Path
  value: JsonValue | undefined
  form: FormContext
}

/** The form of a property: an input or choice, an object's fields, or a list's items. */
export function FormField({ field, path, value, form }: FormFieldProps) {
  const { name, kind, required, help, inner } = field
  const id = [form.id, ...path].join('-')
  const helpId = help.text === '' ? undefined : `${id}-help`
  const label = (
    <>
      <span translate="no">{name}</span>
      {required && <span aria-hidden="true">*</span>}
    </>
  )
  const words = helpId && (
    <p className={styles.help} id={helpId}>
      <InlineText text={help} />
    </p>
  )
  if (kind === 'object' || kind === 'list') {
    return (
      <fieldset className={styles.group} aria-describedby={helpId}>
        <legend>{label}</legend>
        {words}
        {kind === 'list' ? (
          <FormList
            field={field}
            path={path}
            value={value}
            form={form}
            inside={(item, at) => <InnerFields fields={inner} path={at} value={item} form={form} />}
          />
        ) : (
          <InnerFields fields={inner} path={path} value={value} form={form} />
        )}
      </fieldset>
    )
  }
  return (
    <div className={styles.row}>
      <label htmlFor={id}>{label}</label>
      <div>
        <FieldInput
          id={id}
          field={field}
          value={value}
          describedBy={helpId}
          onType={(text) => form.set(path, typedValue(field, text))}
          labels={form.labels}
        />
        {words}
      </div>
    </div>
  )
}

interface InnerFieldsProps {
  fields: readonly BodyField[]
  path: Path
  value: JsonValue | undefined
  form: FormContext
}

/** The fields of an object in a property or an item. */
function InnerFields({ fields, path, value, form }: InnerFieldsProps) {
  return fields.map((field) => (
    <FormField
      key={field.name}
      field={field}
      path={[...path, field.name]}
      value={isObject(value) ? value.get(field.name) : undefined}
      form={form}
    />
  ))
}
