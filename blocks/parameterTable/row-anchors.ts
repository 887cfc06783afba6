import type { RowAnchor } from '../row-anchor.ts'
import type { PageParameters } from './resolve.ts'

export const anchorParameters = (block: PageParameters, anchorOf: RowAnchor): PageParameters => ({
  ...block,
  fields: block.fields.map((field) => ({ ...field, anchor: anchorOf(field.path) })),
})
