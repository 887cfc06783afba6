import type { PhrasingContent, Table, TableCell, TableRow } from 'mdast'
import { toString as plainText } from 'mdast-util-to-string'
import type { ParameterRow } from '../../blocks/parameterTable/model.ts'

type Column = 'name' | 'required' | 'type' | 'description'

const TITLES: Record<Column, string> = {
  name: 'parameter|parameters|parameter name|param|params|field|fields|field name|name|key|argument|attribute|property|參數|參數名|參數名稱|欄位|欄位名稱|名稱|屬性',
  required:
    'required|mandatory|is required|必填|是否必填|必需|是否必需|必須|是否必須|必要|是否必要',
  type: 'type|data type|類型|型別|型態|資料類型|資料型別|資料型態',
  description:
    'comments|comment|description|descriptions|desc|remark|remarks|note|notes|meaning|explanation|說明|描述|備註|註解|註釋|解釋|含義|意義',
}

const ANSWERS: Record<NonNullable<ParameterRow['required']>, string> = {
  required: 'true|yes|y|required|mandatory|是|必填|必需|必須|必要|✓|✔|√',
  conditional: 'conditional|conditionally|c|depends|條件|條件必填|視情況|視情況而定',
  optional: 'false|no|n|optional|否|非必填|選填|可選|不必|✗|✘|×|-',
}

const COLUMNS = meanings(TITLES)
const REQUIRED = meanings(ANSWERS)

/** The cells of one parameter. */
export interface ParameterCells {
  depth: number
  name: PhrasingContent[]
  type: string
  required: ParameterRow['required']
  description: TableCell
}

/** Returns the meaning of each column; undefined if the header is not that of a parameter table. */
export function parameterColumns(header: TableRow | undefined): Column[] | undefined {
  const columns = header?.children.map((cell) => COLUMNS.get(normal(plainText(cell))))
  const known = columns?.filter((column) => column !== undefined) ?? []
  const each = new Set(known)
  if (known.length !== columns?.length || each.size !== known.length) return undefined
  return each.has('name') && each.has('type') && each.has('description') ? known : undefined
}

/** Returns the parameters of a table, or the first row that is no parameter with the reason. */
export function parameterCells(
  table: Table,
  columns: Column[],
): ParameterCells[] | { row: TableRow; reason: string } {
  const found: ParameterCells[] = []
  for (const row of table.children.slice(1)) {
    const cells = row.children
    const cell = (column: Column) => cells[columns.indexOf(column)] ?? emptyCell
    const [name, type, required] = [cell('name'), cell('type'), cell('required')]
    const answer = normal(plainText(required))
    const { depth, words } = withoutMarker(name.children)
    const reason =
      (cells.length > columns.length && 'it has more cells than the header') ||
      (!isLine(name.children) && 'its name is more than a line of text') ||
      (plainText(words).trim() === '' && 'it has no name') ||
      (!isPlain(type.children) && 'its type is more than words') ||
      (answer !== '' && !REQUIRED.has(answer) && `"${answer}" says neither yes nor no`)
    if (reason || [name, type, required].some((one) => one.data?.flow)) {
      return { row, reason: reason || 'it has lists where one line belongs' }
    }
    found.push({
      depth,
      name: words,
      type: plainText(type).trim(),
      required: REQUIRED.get(answer),
      description: cell('description'),
    })
  }
  return found
}

const emptyCell: TableCell = { type: 'tableCell', children: [] }

/** Splits off the nesting signs before a name: `> > symbol`, or one em space per level. */
function withoutMarker(words: PhrasingContent[]): { depth: number; words: PhrasingContent[] } {
  const [first, ...rest] = words
  if (!first) return { depth: 0, words }
  if (first.type === 'text') {
    const [marker = ''] = /^[\s>]*/.exec(first.value) ?? []
    const depth = Math.max(count(marker, '>'), count(marker, '\u2003'))
    const value = first.value.slice(marker.length)
    const after = withoutMarker(rest)
    if (value === '') return { depth: depth + after.depth, words: after.words }
    return { depth, words: [{ ...first, value }, ...rest] }
  }
  if (first.type === 'strong' || first.type === 'emphasis' || first.type === 'link') {
    const { depth, words: children } = withoutMarker(first.children)
    return { depth, words: [{ ...first, children }, ...rest] }
  }
  return { depth: 0, words }
}

const count = (text: string, sign: string): number => text.split(sign).length - 1

/** Whether these words fit on one line. */
function isLine(words: PhrasingContent[]): boolean {
  return words.every((word) =>
    'children' in word ? isLine(word.children) : word.type === 'text' || word.type === 'inlineCode',
  )
}

/** Whether the words only have marks that may be dropped. */
function isPlain(words: PhrasingContent[]): boolean {
  return (
    isLine(words) &&
    words.every((word) =>
      'children' in word
        ? (word.type === 'strong' || word.type === 'emphasis') && isPlain(word.children)
        : true,
    )
  )
}

function meanings<Meaning extends string>(names: Record<Meaning, string>): Map<string, Meaning> {
  const entries = Object.entries(names) as [Meaning, string][]
  return new Map(entries.flatMap(([meaning, all]) => all.split('|').map((one) => [one, meaning])))
}

const normal = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/(?<![?？:：*])[?？:：*]+$/, '')
    .trim()
