import type { Translate } from '../../web/messages/translator.ts'
import type { PageTable } from './resolve.ts'

/** What is said of a table: the names of its columns, where it has them. */
export function tableLabel({ header, rows }: PageTable, t: Translate): string {
  const columns = rows[0]?.cells.map(({ content }) =>
    content.flatMap(({ children }) => children.map(({ text }) => text)).join(''),
  )
  return header && columns ? t('table.about', { subject: columns.join(', ') }) : t('table')
}
