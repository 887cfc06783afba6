import type { PageBlock, PageData, TableBlock } from '../../content/page-data.ts'
import { plainWords } from '../../content/plain-words.ts'
import { pageHref } from '../../paths.ts'
import type { ErrorCodes } from './console-data.ts'

/** The explanations in a page's tables whose rows are about codes, with the address of each row. */
export function errorCodes({ body, path, locale }: PageData): ErrorCodes {
  const found: ErrorCodes = {}
  for (const { anchor, cells } of tablesIn(body).flatMap(({ rows }) => rows)) {
    const [code = '', ...words] = cells.map(({ content }) => cellText(content))
    // The same code may stand in the tables of several products: the first is the general one.
    if (!anchor || !/^-?\d+$/.test(code) || found[code]) continue
    const text = words.filter(Boolean).join(' · ')
    found[code] = { text, href: pageHref(path, locale, anchor) }
  }
  return found
}

function tablesIn(blocks: readonly PageBlock[]): TableBlock[] {
  return blocks.flatMap((block) => {
    switch (block._type) {
      case 'table':
        return [block]
      case 'tabs':
        return block.tabs.flatMap(({ body }) => tablesIn(body))
      case 'details':
      case 'admonition':
        return tablesIn(block.body)
      default:
        return []
    }
  })
}

const cellText = (content: TableBlock['rows'][number]['cells'][number]['content']): string =>
  plainWords(content.flatMap(({ children }) => children.map(({ text }) => text)).join('')).trim()
