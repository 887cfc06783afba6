import styles from './field-filter.module.css'

export interface FieldFilterProps {
  /** What it filters. */
  label: string
  /** Says how many are left, in place of `{shown}`. */
  count: string
  /** The address keeps what is typed; one of a page may. */
  inAddress?: boolean
}

/** Narrows a long list down while the reader types; says how many are left. */
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
