import type { PageTable } from '../../../blocks/table/resolve.ts'
import { pageHref } from '../../config/paths.ts'
import type { LocalizedText } from '../model/localized-text.ts'
import type { PageData } from '../model/page-data.ts'
import { plainWords } from '../model/plain-words.ts'
import type { ErrorCodes } from './error-meaning.ts'
import { pageBlocks } from './page-blocks.ts'

/** The explanations of a page's error codes, with the address of each row. */
export function errorCodes(page: PageData): ErrorCodes {
  const found: ErrorCodes = {}
  for (const { code, ...meaning } of errorRows(page)) {
    const { text, href, groupName } = meaning
    found[code] ??= []
    found[code].push({ text, href, ...(groupName !== undefined && { groupName }) })
  }
  return found
}

export interface ErrorRow {
  code: string
  /** Meaning and action. */
  text: string
  /** The server's own messages; `{…}` marks a variable part. */
  retMsg?: string[]
  href: string
  /** The part of the API that the code belongs to, when known. */
  group?: string
  /** The specification's name of that part. */
  groupName?: string
}

/** The page's table rows that explain codes, in order. */
export function errorRows({ body, path, locale }: PageData): ErrorRow[] {
  const row = (code: string, anchor: string, words: string[]): ErrorRow => ({
    code,
    text: words.filter(Boolean).join(' · '),
    href: pageHref(path, locale, anchor),
  })
  return pageBlocks(body).flatMap((block): ErrorRow[] => {
    if (block._type === 'errorTable') {
      const { name, title, codes } = block.errors
      const group = plainWords(title.text)
      return codes.map(({ code, anchor, retMsg, meaning, action }) => ({
        ...row(code, anchor, [meaning, action].map(errorWords)),
        ...(retMsg.length > 0 && { retMsg }),
        ...(group !== '' && { group }),
        groupName: name,
      }))
    }
    if (block._type !== 'table') return []
    return block.rows.flatMap(({ anchor, cells }) => {
      const [code = '', ...words] = cells.map(({ content }) => cellText(content))
      return anchor && /^-?\d+$/.test(code) ? [row(code, anchor, words)] : []
    })
  })
}

/** The text of an error without the backticks around code. */
const errorWords = ({ text }: LocalizedText): string => plainWords(text).replaceAll('`', '').trim()

const cellText = (content: PageTable['rows'][number]['cells'][number]['content']): string =>
  plainWords(content.flatMap(({ children }) => children.map(({ text }) => text)).join('')).trim()
