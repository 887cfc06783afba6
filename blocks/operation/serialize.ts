import type { BlockMarkdown } from '../../web/formats/markdown/markdown-context.ts'
import { operationMarkdown } from '../../web/formats/markdown/operation.ts'
import type { BlockSearch } from '../../web/search/block-search.ts'
import { addOperation } from '../../web/search/operation-records.ts'
import type { PageOperation } from './resolve.ts'

export const searchOperation = (
  { operation }: PageOperation,
  { list, isFirst }: BlockSearch,
): void => addOperation(list, operation, isFirst)

export const serveOperation = (block: PageOperation, { t, origin }: BlockMarkdown): string[] =>
  operationMarkdown(block, origin, t)
