import type { Translate } from '../../web/messages/translator.ts'
import type { PageTable } from './resolve.ts'

/** What is said of a table: the names of its columns, where it has them. */
export function tableLabel(block: PageTable, t: Translate): string {
  const columns = columnNames(block)
  return columns ? t('table.about', { subject: columns.join(', ') }) : t('table')
}

/** What the first row says, where it is the head. */
export const columnNames = ({ header, rows }: PageTable): string[] | undefined =>
  header
    ? rows[0]?.cells.map(({ content }) =>
        content.flatMap(({ children }) => children.map(({ text }) => text)).join(''),
      )
    : undefined
