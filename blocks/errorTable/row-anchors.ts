import type { RowAnchor } from '../row-anchor.ts'
import type { PageErrors } from './resolve.ts'

export function anchorErrors(block: PageErrors, anchorOf: RowAnchor): PageErrors {
  const { name, codes } = block.errors
  const placed = codes.map((one) => ({ ...one, anchor: anchorOf(one.code, name) }))
  return { ...block, errors: { ...block.errors, codes: placed } }
}
