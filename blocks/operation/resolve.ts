import { pageHref } from '../../web/config/paths.ts'
import type { BlockContext } from '../../web/content/blocks/resolve-blocks.ts'
import { omitUndefined } from '../../web/content/lake/optional-fields.ts'
import type { Operation } from '../../web/content/model/page-data.ts'
import { resolveOperation } from '../../web/content/reference/resolve-operation.ts'
import type { BlockPageProps } from '../page-props.ts'
import type { SectionHeading } from '../section-heading.ts'
import type { OperationBlock } from './model.ts'

export interface PageOperation extends Omit<OperationBlock, 'operation'>, BlockPageProps {
  operation: Operation
  explorer: boolean
  /** The operation's explorer page, or on that page its documentation, if there is one. */
  otherPage?: string
}

export function resolveOperationBlock(
  block: OperationBlock,
  context: BlockContext,
): PageOperation[] {
  const stored = context.operations.get(block.operation._ref)
  if (!stored) return []
  const pages = context.operationPages.get(stored._id)
  const other = block.explorer ? pages?.documentation : pages?.explorer
  return [
    omitUndefined({
      ...block,
      operation: resolveOperation(stored, context, context.scopes.get(block._key)),
      explorer: block.explorer ?? false,
      otherPage: other && pageHref(other.path, context.locale),
    }),
  ]
}

export const operationHeadings = ({ operation }: PageOperation): SectionHeading[] =>
  operation.sections.map(({ anchor, text }) => ({ anchor, text, level: 2 }))
