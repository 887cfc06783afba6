import type { ReactNode } from 'react'
import styles from './filter-list.module.css'

interface Item {
  value: string
  label: string
  count: number
  isRefined: boolean
}

interface Props {
  legend: string
  items: readonly Item[]
  onToggle: (value: string) => void
  /** Content below the items. */
  children?: ReactNode
}

/** Filters for results, with the number of results of each. */
export function FilterList({ legend, items, onToggle, children }: Props) {
  if (items.length === 0) return null
  return (
    <fieldset className={styles.list}>
      <legend>{legend}</legend>
      {items.map(({ value, label, count, isRefined }) => (
        <label key={value} className={styles.item}>
          <input type="checkbox" checked={isRefined} onChange={() => onToggle(value)} />
          <span>{label}</span> <small>{count}</small>
        </label>
      ))}
      {children}
    </fieldset>
  )
}
