import styles from './field-filter.module.css'

export interface FieldFilterProps {
  /** Accessible name of the filtered list. */
  label: string
  /** Message with the number of matches as `{shown}`. */
  count: string
  /** Whether the address stores the filter text; one filter per page may do so. */
  inAddress?: boolean
}

/** Filters a long list as the reader types, and announces the number of matches. */
export function FieldFilter({ label, count, inAddress }: FieldFilterProps) {
  return (
    <search className={styles.filter}>
      <output data-filter-count={count} />
      <input
        type="search"
        placeholder={label}
        aria-label={label}
        autoComplete="off"
        spellCheck={false}
        data-filter={inAddress ? 'address' : ''}
      />
    </search>
  )
}
