'use client'
import type { InputHTMLAttributes, KeyboardEvent, Ref } from 'react'
import { CloseIcon, SearchIcon } from '../icons/icons.tsx'
import type { SearchLabels } from './search-labels.ts'
import styles from './search-modal.module.css'

interface Props {
  ref: Ref<HTMLInputElement>
  labels: SearchLabels
  field: InputHTMLAttributes<HTMLInputElement> & { value: string }
  /** Of the list box, while there is one. */
  listId: string | undefined
  /** Id of the active option. */
  option: string | undefined
  onKeyDown: (event: KeyboardEvent) => void
  onClear: () => void
  onClose: () => void
}

/** The field of the dialog: a combobox over the list of results. */
export function ModalHead({
  ref,
  labels,
  field,
  listId,
  option,
  onKeyDown,
  onClear,
  onClose,
}: Props) {
  return (
    <div className={styles.head}>
      <SearchIcon size={16} />
      <input
        {...field}
        ref={ref}
        type="search"
        role="combobox"
        enterKeyHint="go"
        aria-label={labels.button}
        aria-expanded={listId !== undefined}
        aria-controls={listId}
        aria-haspopup="listbox"
        aria-autocomplete="list"
        aria-activedescendant={option}
        placeholder={labels.placeholder}
        onKeyDown={onKeyDown}
      />
      <span className={styles.spinner} aria-hidden="true" />
      {field.value && (
        <button type="button" className={styles.clear} aria-label={labels.clear} onClick={onClear}>
          <CloseIcon />
        </button>
      )}
      <button type="button" className={styles.close} onClick={onClose}>
        {labels.close}
      </button>
    </div>
  )
}
