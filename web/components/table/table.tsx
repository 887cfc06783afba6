import type { ReactNode } from 'react'
import styles from './table.module.css'

export interface TableProps {
  header: boolean
  rows: { key: string; cells: { key: string; content: ReactNode }[] }[]
  lang?: string | undefined
}

/** Scrolls sideways on its own when it is wider than the page. */
export function Table({ header, rows, lang }: TableProps) {
  const [first, ...rest] = rows
  const body = header ? rest : rows
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls
    <div className={styles.scroll} tabIndex={0}>
      <table lang={lang}>
        {header && first && (
          <thead>
            <tr>
              {first.cells.map((cell) => (
                <th key={cell.key} scope="col">
                  {cell.content}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {body.map((row) => (
            <tr key={row.key}>
              {row.cells.map((cell) => (
                <td key={cell.key}>{cell.content}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
