import { useId } from 'react'
import { printJson } from '../../../samples/json-value.ts'
import type { ConsoleLabels } from '../console-labels.ts'
import fields from '../field.module.css'
import styles from './body-editor.module.css'
import type { BodyField } from './body-field.ts'
import { BodyForm } from './body-form.client.tsx'
import type { BodyView, EditedBody } from './use-body.ts'

export interface BodyEditorProps {
  body: EditedBody
  form: readonly BodyField[]
  examples: readonly { key: string; value: string }[]
  labels: ConsoleLabels
}

/** The body of a call as a form, or as JSON in Stoplight's editor, which is synchronised with it. */
export function BodyEditor({ body, form, examples, labels }: BodyEditorProps) {
  const id = useId()
  const { text, read, view, missing, show, write } = body
  const choice = (one: BodyView, label: string) => (
    <label>
      <input
        type="radio"
        name={id}
        checked={view === one}
        disabled={one === 'form' && read.fault !== undefined}
        onChange={() => show(one)}
      />
      <span>{label}</span>
    </label>
  )
  return (
    <div className={styles.body}>
      <div className={styles.head}>
        <h3>{labels.bodyTitle}</h3>
        <fieldset className={styles.views} aria-describedby={`${id}-fault`}>
          <legend>{labels.bodyView}</legend>
          {choice('form', labels.form)}
          {choice('json', labels.json)}
        </fieldset>
        {examples.length > 1 && (
          <select
            className={`${fields.field} ${styles.examples}`}
            aria-label={labels.examples}
            value={examples.find(({ value }) => value === text)?.key ?? ''}
            onChange={({ target }) => {
              const chosen = examples.find(({ key }) => key === target.value)
              if (chosen) write(chosen.value)
            }}
          >
            <option value="" disabled>
              {labels.examples}
            </option>
            {examples.map(({ key }) => (
              <option key={key}>{key}</option>
            ))}
          </select>
        )}
      </div>
      {view === 'form' && !read.fault && (
        <BodyForm
          fields={form}
          value={read.value}
          onChange={(value) => write(printJson(value))}
          labels={labels}
        />
      )}
      <p className={styles.note} id={`${id}-fault`} role="status">
        {read.fault
          ? labels[read.fault]
          : missing.length > 0 &&
            labels.missingParameters.replace('{names}', () => missing.join(', '))}
      </p>
    </div>
  )
}
