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
  /** What it means and what to do. */
  text: string
  /** The server's own messages; `{…}` stands for what differs. */
  retMsg?: string[]
  href: string
  /** The part of the API that the code is of, where that is known. */
  group?: string
  /** The name that the specification has for that part. */
  groupName?: string
}

/** The rows of a page that are about codes, in order. */
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

/** As they are read: without the backticks around code. */
const errorWords = ({ text }: LocalizedText): string => plainWords(text).replaceAll('`', '').trim()

const cellText = (content: PageTable['rows'][number]['cells'][number]['content']): string =>
  plainWords(content.flatMap(({ children }) => children.map(({ text }) => text)).join('')).trim()
