import type { LeafDirective as Written } from 'mdast-util-directive'
import { operationId } from '../../schemas/ids.ts'
import { attribute } from '../../schemas/markdown/attribute.ts'
import type { LeafDirective } from '../../schemas/markdown/directive-parts.ts'
import { blockKey, type MarkdownSource, markdownError } from '../../schemas/markdown/source.ts'
import { leafDirective } from '../../schemas/markdown/write/directive.ts'
import type { MarkdownWriter } from '../../schemas/markdown/write/writer.ts'
import type { OperationBlock } from './model.ts'

/** Reads `::operation{id="GET /v5/market/kline" explorer}`. */
export function readOperation(
  source: MarkdownSource,
  node: LeafDirective,
  position: string,
): OperationBlock {
  const id = attribute(source, node, 'id')
  const [, method, path] = /^([A-Z]+) (\/\S+)$/.exec(id) ?? []
  if (!method || !path) {
    throw markdownError(source, node, `operation id "${id}" is not like "GET /v5/market/kline".`)
  }
  const operation = { _type: 'reference' as const, _ref: operationId(method, path) }
  const explorer = node.attributes?.['explorer'] !== undefined && { explorer: true as const }
  return { _type: 'operation', _key: blockKey(source, position), operation, ...explorer }
}

export function writeOperation(
  { operation, explorer }: OperationBlock,
  { names }: MarkdownWriter,
): Written {
  const id = names.operation(operation._ref)
  return leafDirective('operation', { id, ...(explorer && { explorer: '' }) })
}

export const describeOperation = ({ operation }: OperationBlock): string =>
  `operation ${operation._ref}`
