import { pageBlocks } from '../../content/page-blocks.ts'
import type { PageData, TableBlock } from '../../content/page-data.ts'
import { plainWords } from '../../content/plain-words.ts'
import { pageHref } from '../../paths.ts'
import type { ErrorCodes } from './console-data.ts'

/** The explanations in a page's tables whose rows are about codes, with the address of each row. */
export function errorCodes(page: PageData): ErrorCodes {
  const found: ErrorCodes = {}
  // The same code may stand in the tables of several products: the first is the general one.
  for (const { code, ...row } of errorRows(page)) found[code] ??= row
  return found
}

/** The rows of a page's tables that are about codes, in order. */
export function errorRows({
  body,
  path,
  locale,
}: PageData): { code: string; text: string; href: string }[] {
  const tables = pageBlocks(body).filter((block) => block._type === 'table')
  return tables
    .flatMap(({ rows }) => rows)
    .flatMap(({ anchor, cells }) => {
      const [code = '', ...words] = cells.map(({ content }) => cellText(content))
      if (!anchor || !/^-?\d+$/.test(code)) return []
      return [
        { code, text: words.filter(Boolean).join(' · '), href: pageHref(path, locale, anchor) },
      ]
    })
}

const cellText = (content: TableBlock['rows'][number]['cells'][number]['content']): string =>
  plainWords(content.flatMap(({ children }) => children.map(({ text }) => text)).join('')).trim()
