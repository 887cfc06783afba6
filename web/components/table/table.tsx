import type { ReactNode } from 'react'
import styles from './table.module.css'

export interface TableProps {
  /** Accessible name of the scrolling frame. */
  label: string
  header: boolean
  /**
   * Text before each cell on a phone, which shows three or more columns as a list, if it differs from the header's
   * plain text; '' for cells that need none.
   */
  columns?: readonly string[] | undefined
  /** Alignment of each column; undefined if all are left-aligned. */
  align?: ('left' | 'center' | 'right')[] | undefined
  rows: { key: string; anchor?: string; cells: { key: string; content: ReactNode }[] }[]
  /** Whether the first cell of a row is its header. */
  namedRows?: boolean
  lang?: string | undefined
}

/** Number of columns from which a phone shows a list. */
const STACKED = 3

/** A table that scrolls in its own frame when it is wider than the page. */
export function Table({
  label,
  header,
  columns,
  align,
  rows,
  namedRows = false,
  lang,
}: TableProps) {
  const side = (column: number) => styles[align?.[column] ?? 'left']
  const [first, ...rest] = rows
  const body = header ? rest : rows
  const names =
    columns ??
    (header && first
      ? first.cells.map(({ content }) => (typeof content === 'string' ? content : ''))
      : [])
  const stacks = names.length >= STACKED
  // With `display` changed, some screen readers lose the table's semantics, so roles restore them.
  const as = (role: string) => (stacks ? { role } : {})
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fieldset of a form
    <div
      className={`${styles.scroll} ${stacks ? styles.stacks : ''}`}
      role="group"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls
      tabIndex={0}
      data-scroller=""
    >
      <table lang={lang} {...as('table')}>
        {header && first && (
          <thead {...as('rowgroup')}>
            <tr {...as('row')}>
              {first.cells.map((cell, index) => (
                <th key={cell.key} scope="col" className={side(index)} {...as('columnheader')}>
                  {cell.content}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody {...as('rowgroup')}>
          {body.map((row) => (
            <tr key={row.key} id={row.anchor} {...as('row')}>
              {row.cells.map((cell, index) =>
                namedRows && index === 0 ? (
                  <th key={cell.key} scope="row" className={side(index)} {...as('rowheader')}>
                    {cell.content}
                  </th>
                ) : (
                  <td
                    key={cell.key}
                    className={side(index)}
                    data-column={(stacks && names[index]) || undefined}
                    {...as('cell')}
                  >
                    {cell.content}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
