import { mapParts } from '../../../blocks/inner-blocks.ts'
import { anchorRowsOf, type PageBlock } from '../../../blocks/lists/resolve.ts'
import type { RowAnchor } from '../../../blocks/row-anchor.ts'
import { codeAnchor } from '../../../schemas/field-anchors.ts'

/**
 * The blocks with an anchor for each parameter and for each table row whose first cell is a name or code: `row-10002`
 * for an error code, `row-X-BAPI-SIGN` for a header. Names are not translated, so the anchors are the same in every
 * locale. A repeated name ends in -2; the code of a second group has the group in its anchor, since readers bookmark
 * it: `row-spot-trade-10002`.
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

function anchored(block: PageBlock, anchorOf: RowAnchor): PageBlock {
  const nested = (blocks: readonly PageBlock[]) => blocks.map((each) => anchored(each, anchorOf))
  return (
    anchorRowsOf(block, anchorOf) ??
    mapParts<PageBlock>(block, ({ _key, body }) => ({ _key, body: nested(body) }))
  )
}
