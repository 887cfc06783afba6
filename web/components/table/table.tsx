import type { ReactNode } from 'react'
import styles from './table.module.css'

export interface TableProps {
  /** What is said of the frame in which a wide table scrolls. */
  label: string
  header: boolean
  /**
   * What stands before each cell on a phone, which shows three columns or more as a list, where that is not what the header
   * says in plain words; nothing before a cell whose words say what it is.
   */
  columns?: readonly string[] | undefined
  /** Of each column; none where all begin at the left. */
  align?: ('left' | 'center' | 'right')[] | undefined
  rows: { key: string; anchor?: string; cells: { key: string; content: ReactNode }[] }[]
  /** The first cell of a row says what the row is about. */
  namedRows?: boolean
  lang?: string | undefined
}

/** So many columns do not fit on a phone. */
const STACKED = 3

/** Scrolls sideways on its own when it is wider than the page. */
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
  // What is laid out as a list is a table no more for some who hear it, unless it says so.
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
