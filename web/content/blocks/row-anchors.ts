import type { PageText } from '../../../blocks/block/resolve.ts'
import { mapParts } from '../../../blocks/inner-blocks.ts'
import type { PageBlock } from '../../../blocks/lists/resolve.ts'
import type { PageTable } from '../../../blocks/table/resolve.ts'
import { anchorPart, codeAnchor } from '../../../schemas/field-anchors.ts'

/**
 * The same blocks, with an address for each parameter, and for each row of a table whose first cell names what the row is
 * about: `row-10002` for an error code, `row-X-BAPI-SIGN` for a header. Names are not translated, so
 * the addresses are the same in every locale. The second of the same name ends in -2; the code of a
 * second group names the group, since readers keep the address: `row-spot-trade-10002`.
 */
export function anchorRows(blocks: readonly PageBlock[]): PageBlock[] {
  const seen = new Map<string, number>()
  const anchorOf = (name: string, group?: string): string => {
    const own = codeAnchor(name)
    const anchor = group !== undefined && seen.has(own) ? codeAnchor(name, group) : own
    const count = (seen.get(anchor) ?? 0) + 1
    seen.set(anchor, count)
    return count === 1 ? anchor : `${anchor}-${count}`
  }
  return blocks.map((block) => anchored(block, anchorOf))
}

/** `group` is that of an error code. */
type AnchorOf = (name: string, group?: string) => string

function anchored(block: PageBlock, anchorOf: AnchorOf): PageBlock {
  const nested = (blocks: readonly PageBlock[]) => blocks.map((each) => anchored(each, anchorOf))
  switch (block._type) {
    case 'table':
      return { ...block, rows: block.rows.map((row, index) => rowOf(block, row, index, anchorOf)) }
    case 'parameterTable': {
      const fields = block.fields.map((field) => ({ ...field, anchor: anchorOf(field.path) }))
      return { ...block, fields }
    }
    case 'errorTable': {
      const { name, codes } = block.errors
      const placed = codes.map((one) => ({ ...one, anchor: anchorOf(one.code, name) }))
      return { ...block, errors: { ...block.errors, codes: placed } }
    }
    default:
      return mapParts<PageBlock>(block, ({ _key, body }) => ({ _key, body: nested(body) }))
  }
}

type Row = PageTable['rows'][number]

function rowOf({ header }: PageTable, row: Row, index: number, anchorOf: AnchorOf): Row {
  const [name] = header && index === 0 ? [] : rowNames(row.cells[0]?.content ?? [])
  return name === undefined ? row : { ...row, anchor: anchorOf(name) }
}

/** What a cell names: its code, where it holds nothing else, or a number such as an error code. */
export function rowNames(cell: readonly PageText[]): string[] {
  const spans = cell.flatMap((block) => block.children)
  const code = spans.filter(({ marks }) => marks.includes('code')).map(({ text }) => text.trim())
  const other = spans.filter(({ marks }) => !marks.includes('code')).map(({ text }) => text)
  const words = other.join('').trim()
  if (code.length === 0) return /^-?\d{4,7}$/.test(words) ? [words] : []
  return /[^\s,/、，]/.test(words) ? [] : code.filter((name) => anchorPart(name) !== '')
}
