import type { Translate } from '../../web/messages/translator.ts'
import type { PageTable } from './resolve.ts'

/** Returns the accessible name of a table, with its column names if it has any. */
export function tableLabel(block: PageTable, t: Translate): string {
  const columns = columnNames(block)
  return columns ? t('table.about', { subject: columns.join(', ') }) : t('table')
}

/** Returns the column names if the first row is a header. */
export const columnNames = ({ header, rows }: PageTable): string[] | undefined =>
  header
    ? rows[0]?.cells.map(({ content }) =>
        content.flatMap(({ children }) => children.map(({ text }) => text)).join(''),
      )
    : undefined
