import type { BlockMarkdown } from '../../web/formats/markdown/markdown-context.ts'
import { tableMarkdown } from '../../web/formats/markdown/table.ts'
import type { BlockSearch } from '../../web/search/block-search.ts'
import { blockWords, identifiersIn, joinParts } from '../../web/search/block-words.ts'
import { asIdentifier, asTopic } from '../../web/search/identifiers.ts'
import type { RecordType } from '../../web/search/record.ts'
import type { RecordContent, RecordList } from '../../web/search/record-list.ts'
import type { PageTable } from './resolve.ts'
import { rowNames } from './row-names.ts'

type Row = PageTable['rows'][number]

/** Adds a record per row: a row is about the name or code in its first cell, otherwise it is text. */
export function searchTable(table: PageTable, { list }: BlockSearch): void {
  const rows = table.header ? table.rows.slice(1) : table.rows
  const head = table.header && table.rows[0] ? cellsOf(table.rows[0])[0] : undefined
  for (const row of rows) addRow(list, row, head)
}

type Cell = ReturnType<typeof blockWords>

function addRow(list: RecordList, row: Row, head: Cell | undefined): void {
  const [first, ...rest] = cellsOf(row)
  if (!first) return
  const words = rest.map(({ content }) => content).filter(Boolean)
  const names = rowNames(row.cells[0]?.content ?? [])
  const named = nameOf(first.content, names, head)
  const place = row.anchor ? { anchor: row.anchor } : {}
  if (named) {
    const { type, ...about } = named
    list.add(type, { ...about, ...place, content: joinParts(...wordsFirst(words)) })
  } else {
    const content = joinParts(first.content, ...words)
    const { identifiers } = identifiersIn(first.code)
    const { codes } = identifiersIn([first.content])
    list.add('text', { content, ...place, identifiers, codes, ...hostOf(first.content, words) })
  }
}

/** Returns the host in a row about an environment, after the environment's name. */
function hostOf(name: string, words: readonly string[]): Pick<RecordContent, 'answers'> {
  const host = words.find((word) => /^(https|wss):\/\/[^\s/]+$/.test(word))
  return host ? { answers: { host: `${name.split(/[,，;；]/)[0]} ${host}` } } : {}
}

const cellsOf = (row: Row) => row.cells.map((cell) => blockWords(cell.content))

/** Returns the subject of a row, judging by its first cell and that column's header. */
function nameOf(
  content: string,
  names: string[],
  head: Cell | undefined,
): ({ type: RecordType } & RecordContent) | undefined {
  const title = head?.content ?? ''
  // `10002`, even without code formatting.
  const number = /^-?\d{1,7}$/.test(content) ? content : undefined
  if (number && /code|碼/i.test(title)) return { type: 'error', codes: [number] }
  const [topic] = names.flatMap((name) => asTopic(name) ?? [])
  if (topic) return { type: 'topic', path: topic, identifiers: names }
  if (names.length === 0 || !names.every((name) => asIdentifier(name))) return undefined
  if (head?.code.length || /value|值/i.test(title))
    return { type: 'value', identifiers: names, ...(title ? { below: title } : {}) }
  return { type: /field|欄位/i.test(title) ? 'field' : 'parameter', identifiers: names }
}

/** Sorts words before the names of types such as `string`. */
function wordsFirst(words: readonly string[]): string[] {
  const isType = (word: string) => /^[a-z]+(\[\])?$/.test(word)
  return [...words.filter((word) => !isType(word)), ...words.filter(isType)]
}

export function serveTable({ header, align, rows }: PageTable, { words }: BlockMarkdown): string[] {
  const all = rows.map(({ cells }) => cells.map(({ content }) => content.map(words).join('\n')))
  const [head, ...rest] = all
  return [header ? tableMarkdown(head, rest, align) : tableMarkdown(undefined, all, align)]
}
