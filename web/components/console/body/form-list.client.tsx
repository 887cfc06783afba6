import { type ReactNode, useEffect, useRef } from 'react'
import type { JsonValue } from '../../../samples/json-value.ts'
import buttons from '../button.module.css'
import styles from './body-form.module.css'
import { FieldInput } from './field-input.client.tsx'
import type { FormFieldProps } from './form-field.client.tsx'
import { type Path, typedValue } from './form-value.ts'

export interface FormListProps extends FormFieldProps {
  /** Renders the fields of an item that is an object. */
  inside: (item: JsonValue, path: Path) => ReactNode
}

/** The items of a list, each with a Remove button, and an Add button. */
export function FormList({ field, path, value, form, inside }: FormListProps) {
  const { name, inner } = field
  const { labels, set } = form
  const items = Array.isArray(value) ? value : []
  const list = useRef<HTMLDivElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  const isAdding = useRef(false)
  const hasObjects = inner.length > 0

  useEffect(() => {
    if (items.length === 0 || !isAdding.current) return
    isAdding.current = false
    list.current?.lastElementChild?.querySelector<HTMLElement>('input, select')?.focus()
  }, [items.length])

  return (
    <>
      <div ref={list}>
        {items.map((item, index) => {
          const at = [...path, index]
          const title = `${name} ${index + 1}`
          const remove = (
            <button
              type="button"
              className={buttons.button}
              onClick={() => {
                set(at, undefined)
                // The focused button is removed with its item.
                add.current?.focus()
              }}
            >
              {labels.remove.replace('{name}', () => title)}
            </button>
          )
          if (hasObjects) {
            return (
              <fieldset key={title} className={styles.group}>
                <legend translate="no">{title}</legend>
                {inside(item, at)}
                {remove}
              </fieldset>
            )
          }
          return (
            <div key={title} className={styles.item}>
              <FieldInput
                name={title}
                field={{ ...field, kind: 'text' }}
                value={item}
                onType={(text) => set(at, typedValue({ ...field, kind: 'text' }, text) ?? '')}
                labels={labels}
              />
              {remove}
            </div>
          )
        })}
      </div>
      <button
        ref={add}
        type="button"
        className={buttons.button}
        onClick={() => {
          isAdding.current = true
          set([...path, items.length], hasObjects ? new Map() : '')
        }}
      >
        {labels.add.replace('{name}', () => name)}
      </button>
    </>
  )
}
