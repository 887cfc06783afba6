import { ADMONITION_KINDS } from '../../blocks/admonition/model.ts'
import { newCell, newKey, newRow } from '../../schemas/new-table.ts'

/** A block for the editor, whose type depends on the line. */
export interface LineBlock {
  _type: string
  _key: string
  [field: string]: unknown
}

const NOTE = new RegExp(`^:::(${ADMONITION_KINDS.join('|')})(?:[ \\t]+(.*\\S))?\\s*$`)

/**
 * Returns the block for a line of Markdown after which the writer pressed Enter: code, an admonition or a table;
 * undefined for other lines.
 */
export function lineBlock(line: string): LineBlock | undefined {
  const block = (type: string, fields: object): LineBlock => ({
    _type: type,
    _key: newKey(),
    ...fields,
  })
  const [, language] = /^```[ \t]*([\w#+-]*)\s*$/.exec(line) ?? []
  if (language !== undefined)
    return block('codeBlock', { language: language.toLowerCase() || 'text' })
  const [, kind, title] = NOTE.exec(line) ?? []
  if (kind) return block('admonition', { kind, ...(title && { title }), body: newCell().content })
  const [, cells] = /^\|(.+)\|\s*$/.exec(line) ?? []
  if (cells) {
    const names = cells.split('|').map((name) => name.trim())
    return block('table', { header: true, rows: [headOf(names), newRow(names.length)] })
  }
  return undefined
}

function headOf(names: string[]) {
  const row = newRow(names.length)
  for (const [index, cell] of row.cells.entries())
    for (const { children } of cell.content)
      for (const span of children) span.text = names[index] ?? ''
  return row
}
