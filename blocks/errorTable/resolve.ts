import type { BlockContext } from '../../web/content/blocks/resolve-blocks.ts'
import type { ErrorGroup } from '../../web/content/model/page-data.ts'
import { resolveErrors } from '../../web/content/reference/resolve-errors.ts'
import type { BlockPageProps } from '../page-props.ts'
import type { ErrorTableBlock } from './model.ts'

export interface PageErrors extends Omit<ErrorTableBlock, 'errors'>, BlockPageProps {
  errors: ErrorGroup
}

export function resolveErrorsBlock(block: ErrorTableBlock, context: BlockContext): PageErrors[] {
  const stored = context.errors.get(block.errors._ref)
  return stored ? [{ ...block, errors: resolveErrors(stored, context.locale) }] : []
}
