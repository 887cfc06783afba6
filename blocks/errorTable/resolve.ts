import type { BlockContext } from '../../web/content/blocks/resolve-blocks.ts'
import type { ErrorGroup } from '../../web/content/model/page-data.ts'
import { resolveErrors } from '../../web/content/reference/resolve-errors.ts'
import type { BlockPageProps } from '../page-props.ts'
import type { RowAnchor } from '../row-anchor.ts'
import type { ErrorTableBlock } from './model.ts'

export interface PageErrors extends Omit<ErrorTableBlock, 'errors'>, BlockPageProps {
  errors: ErrorGroup
}

export function resolveErrorsBlock(block: ErrorTableBlock, context: BlockContext): PageErrors[] {
  const stored = context.errors.get(block.errors._ref)
  return stored ? [{ ...block, errors: resolveErrors(stored, context.locale) }] : []
}

export function anchorErrors(block: PageErrors, anchorOf: RowAnchor): PageErrors {
  const { name, codes } = block.errors
  const placed = codes.map((one) => ({ ...one, anchor: anchorOf(one.code, name) }))
  return { ...block, errors: { ...block.errors, codes: placed } }
}
